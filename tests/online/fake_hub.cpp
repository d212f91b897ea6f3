#include "online/fake_hub.h"

#include <algorithm>
#include <stdexcept>

#include "core/random.h"
#include "online/pace.h"

namespace rookie {

void Mirror::take(const json::object& message) {
  const auto take_game = [this](const json::object& game) {
    table = game.at("table").get_object();
    view = game;
    view.erase("table");
    over.reset();
    deal.reset();
    if (const auto* const end = game.if_contains("over")) over = end->get_object();
  };
  const std::string_view type = message.at("type").get_string();
  if (type == "state") {
    you = message.at("you").get_object();
    lobby = message.at("lobby").get_object();
    if (const auto* const dealing = message.if_contains("deal")) deal = dealing->get_object();
    if (const auto* const game = message.if_contains("game")) take_game(game->get_object());
  } else if (type == "lobby") {
    lobby = message.at("lobby").get_object();
  } else if (type == "you") {
    you = message.at("you").get_object();
  } else if (type == "deal") {
    deal = message.at("deal").get_object();
  } else if (type == "game") {
    take_game(message.at("game").get_object());
  } else if (type == "over") {
    over = message.at("over").get_object();
  } else if (type == "happened") {
    if (const auto* const whole = message.if_contains("table")) table = whole->get_object();
    for (const auto& step : message.at("steps").get_array()) {
      for (const auto& [name, value] : step.at("table").get_object()) table[name] = value;
    }
    if (table.at("phase").get_string() != "place") {
      for (const auto* const name : {"hand", "owner", "partner_allowed"}) table.erase(name);
    }
    view = message;
    view.erase("steps");
    view.erase("table");
  }
}

FakeHub::FakeHub(const Settings& settings, std::uint64_t seed) : seed_(seed) {
  Room room({"the-table"}, {"K7QF9"}, settings, lots(), now_);
  stored_ = {.id = room.id(),
             .code = room.code(),
             .state = {.document = room.document(), .expires = {}},
             .revision = 1,
             .game = {}};
  room_.emplace(std::move(room));
}

FakeHub::FakeHub(StoredTable stored, std::uint64_t seed) : stored_(std::move(stored)), seed_(seed) {
  room_.emplace(Room::open(stored_, lots(), now_).value());
}

DrawLots FakeHub::lots() {
  return [this] {
    Random random(seed_, ++drawn_);
    Lots lots{.game = {"game-" + std::to_string(drawn_)}, .secret = {}, .bots = random.next()};
    for (auto& byte : lots.secret.bytes) byte = static_cast<std::uint8_t>(random.next());
    lots.first = random.next();
    return lots;
  };
}

std::string FakeHub::token_of(int person) {
  std::string digits(32, '0');
  digits.back() = static_cast<char>('0' + person);
  return digits;
}

ClientId FakeHub::connect(std::optional<int> person) {
  const ClientId client{++clients_};
  connected_[client] = true;
  json::object hello{{"type", "hello"}, {"v", 1}};
  if (person) hello["token"] = token_of(*person);
  say(client, hello);
  return client;
}

void FakeHub::say(ClientId from, std::string_view text) {
  perform(room_->receive(from, text, now_));
  settle();
}

void FakeHub::say(ClientId from, json::object message) { say(from, json::serialize(message)); }

void FakeHub::disconnect(ClientId client) {
  connected_.erase(client);
  perform(room_->disconnected(client, now_));
  settle();
}

void FakeHub::pass(milliseconds time) {
  const Time end = now_ + time;
  Time woken = Time::min();
  for (auto next = room_->next_wake(); next && *next <= end; next = room_->next_wake()) {
    if (*next <= woken && answers_.empty() && bot_answers_.empty()) throw std::logic_error("is never satisfied");
    woken = *next;
    now_ = std::max(now_, *next);
    perform(room_->wake(now_));
    settle();
  }
  now_ = end;
}

void FakeHub::restart() {
  answers_.clear();
  bot_answers_.clear();
  connected_.clear();
  room_.emplace(Room::open(stored_, lots(), now_).value());
}

json::object FakeHub::last(ClientId client, std::string_view type) {
  for (auto text = heard_[client].rbegin(); text != heard_[client].rend(); ++text) {
    json::object message = json::parse(*text).as_object();
    if (message.at("type").as_string() == type) return message;
  }
  throw std::out_of_range("nothing of type " + std::string(type));
}

json::object FakeHub::last(ClientId client) { return json::parse(heard_[client].back()).as_object(); }

std::string FakeHub::code_of_last(ClientId client) {
  const json::object message = last(client);
  const auto* const code = message.if_contains("code");
  return code == nullptr ? "" : std::string(code->as_string());
}

std::string FakeHub::code_for(ClientId from, json::object message) {
  const auto before = heard_[from].size();
  say(from, std::move(message));
  return heard_[from].size() == before ? "" : code_of_last(from);
}

void FakeHub::release_store() {
  store_held_ = false;
  settle();
}

void FakeHub::let_store_answer_once() {
  const auto first = std::move(answers_.front());
  answers_.pop_front();
  perform(first());
  settle();
}

void FakeHub::release_bots() {
  bots_held_ = false;
  settle();
}

void FakeHub::settle() {
  const auto next = [](auto& queue) {
    auto first = std::move(queue.front());
    queue.pop_front();
    return first;
  };
  while (true) {
    if (!store_held_ && !answers_.empty()) {
      perform(next(answers_)());
    } else if (!bots_held_ && !bot_answers_.empty()) {
      perform(next(bot_answers_)());
    } else {
      return;
    }
  }
}

void FakeHub::perform(Effects effects) {
  for (Effect& effect : effects) {
    std::visit([this](auto& one) { perform(one); }, effect);
  }
}

void FakeHub::perform(Send& send) {
  if (!connected_.contains(send.client)) return;
  heard_[send.client].push_back(*send.text);
  mirrors_[send.client].take(json::parse(*send.text).as_object());
}

void FakeHub::perform(const Drop& drop) { connected_.erase(drop.client); }

std::optional<StoreError> FakeHub::refusal(bool matches) {
  if (const auto failure = std::exchange(failure_, std::nullopt)) return StoreError{*failure, "as told"};
  if (!matches) return StoreError{StoreError::Type::Conflict, ""};
  return std::nullopt;
}

bool FakeHub::is_next(const GameId& id, Sequence sequence) const {
  const auto& game = stored_.game;
  return game && !game->result && id == game->id && sequence == static_cast<Sequence>(game->decisions.size());
}

template <typename T>
void FakeHub::answer(Effects (Room::*function)(const Stored<T>&, Time), Stored<T> stored) {
  if (std::exchange(loses_answer_, false))
    stored = std::unexpected(StoreError{StoreError::Type::Unknown, "it was lost"});
  answers_.push_back([this, function, stored = std::move(stored)] { return ((*room_).*function)(stored, now_); });
}

void FakeHub::perform(ReplaceTable& replace) {
  if (auto error = refusal(replace.revision == stored_.revision)) {
    return answer<std::int64_t>(&Room::table_replaced, std::unexpected(*error));
  }
  stored_.state = {.document = std::move(replace.document),
                   .expires = std::chrono::floor<std::chrono::seconds>(now_) + replace.lifetime};
  answer<std::int64_t>(&Room::table_replaced, ++stored_.revision);
}

void FakeHub::perform(BeginGame& begin) {
  const bool next =
      stored_.game ? stored_.game->result && begin.game.number == stored_.game->number + 1 : begin.game.number == 1;
  if (auto error = refusal(next)) return answer<void>(&Room::game_begun, std::unexpected(*error));
  stored_.game = StoredGame{.id = begin.game.id,
                            .table = begin.game.table,
                            .number = begin.game.number,
                            .opening = begin.game.opening,
                            .decisions = {},
                            .result = {}};
  answer<void>(&Room::game_begun, {});
}

void FakeHub::perform(Append& append) {
  if (auto error = refusal(is_next(append.game, append.sequence))) {
    return answer<void>(&Room::appended, std::unexpected(*error));
  }
  stored_.game->decisions.push_back(append.decision);
  answer<void>(&Room::appended, {});
}

void FakeHub::perform(FinishGame& finish) {
  if (auto error = refusal(is_next(finish.game, finish.sequence))) {
    return answer<void>(&Room::game_finished, std::unexpected(*error));
  }
  stored_.game->result = finish.result;
  answer<void>(&Room::game_finished, {});
}

void FakeHub::perform(const Reload& /*reload*/) {
  if (auto error = refusal(true)) {
    return answer<std::optional<StoredTable>>(&Room::reloaded, std::unexpected(*error));
  }
  answer<std::optional<StoredTable>>(&Room::reloaded, std::optional(stored_));
}

// A bot has been told everything that happened, and nothing that was taken back.
void FakeHub::check_told(const BotQuestion& question) {
  const auto all = OnlineGame::open(stored_.game->opening, stored_.game->decisions)->events();
  std::vector<Event>& told = told_[question.bot.get()];
  if (question.news == all) told.clear();  // a new one
  told.insert(told.end(), question.news.begin(), question.news.end());
  if (told != all) throw std::logic_error("a bot was told something else than what happened");
}

void FakeHub::perform(AskBot& ask) {
  check_told(*ask.question);
  auto question = std::make_shared<BotQuestion>(std::move(*ask.question));
  bot_answers_.push_back(
      [this, question] { return room_->bot_answered(rookie::answer(std::move(*question), {.positions = 0}), now_); });
}

Party::Party(const Settings& settings, int number, std::uint64_t seed) : hub(settings, seed) {
  for (int person = 0; person < number; ++person) {
    people.push_back(hub.connect(person));
    hub.say(people.back(), {{"type", "join"}, {"name", std::string("Person ") + static_cast<char>('A' + person)}});
  }
  start();
}

void Party::start() {
  hub.say(people.front(), {{"type", "start"}});
  hub.pass(3s);
}

void Party::go_on(std::size_t move) {
  if (mirror().waiting_for() == "person") {
    const auto& moves = mirror().view.at("moves").get_array();
    hub.say(active(), move_message(mirror().sequence(), moves[move].at("move").get_string()));
  } else if (mirror().waiting_for() == "look") {
    for (const ClientId client : people) hub.say(client, {{"type", "shown"}, {"seq", mirror().sequence()}});
    hub.pass(*hub.room().next_wake() - hub.now());
  } else if (const auto next = hub.room().next_wake()) {
    hub.pass(*next - hub.now());
  }
}

void Party::go_on(Random& random) {
  const auto* const moves = mirror().view.if_contains("moves");
  go_on(moves == nullptr ? 0 : random.below(static_cast<std::uint32_t>(moves->as_array().size())));
}

void Party::play_until(const std::function<bool()>& reached, std::uint64_t seed) {
  Random random(seed);
  while (!reached()) go_on(random);
}

void Party::play_out(std::uint64_t seed) {
  play_until([this] { return mirror().over.has_value(); }, seed);
}

json::object move_message(std::int64_t sequence, std::string_view move) {
  return {{"type", "move"}, {"seq", sequence}, {"move", move}};
}

Settings quick(int seats, Variant variant, Edition edition) {
  Settings settings;
  settings.edition = edition;
  settings.variant = variant;
  settings.seats = static_cast<std::uint8_t>(seats);
  settings.look = 0ms;
  settings.bot_pause = 0ms;
  return settings;
}

}  // namespace rookie
