#include "server/hub.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#include "online/online_game.h"
#include "server/draw.h"

namespace rookie {
namespace {

namespace asio = boost::asio;

// Half of the processors, so that people are served meanwhile; but no address may have all of them for its bots.
std::size_t bot_threads() { return std::clamp(std::thread::hardware_concurrency() / 2, 2U, 4U); }

// Makes a request by calling `make(done)`, and returns its answer.
template <typename T, typename Make>
Awaitable<Stored<T>> answer_to(Make make) {
  return asio::async_initiate<const asio::use_awaitable_t<Executor>, void(Stored<T>)>(std::move(make), awaited);
}

LogField about(const TableId& table) { return {"table", to_json(key_of(table))}; }

}  // namespace

Hub::Hub(asio::io_context& context, std::size_t most_tables, const Log& log, Metrics& metrics)
    : context_(context),
      most_tables_(most_tables),
      log_(log),
      metrics_(metrics),
      began_(std::chrono::steady_clock::now()),
      began_at_(std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now())),
      timer_(context),
      questions_(bot_threads() - 1),
      bots_(bot_threads()) {}

Result<void> Hub::open(std::string_view store, const std::string& node) {
  if (!can_draw()) return refuse("", "this system provides no random numbers");
  StoreSettings settings{
      .node = node,
      .post = [this](auto answers) { asio::post(context_, std::move(answers)); },
      .watch = [this](const StoreBatch& batch) { asio::post(context_, [this, batch] { note(batch); }); }};
  const auto lease = node.empty() ? std::chrono::milliseconds::zero() : settings.lease;
  auto opened = open_store(store, std::move(settings));
  if (!opened) return std::unexpected(opened.error());
  store_ = *std::move(opened);
  Outside& outside = *this;
  house_ = std::make_unique<House>(
      *store_, outside,
      HouseSettings{.most_tables = most_tables_,
                    .draw_names = [] { return TableNames{.id = draw_table_id(), .code = draw_table_code()}; },
                    .draw_lots = draw_lots,
                    .lease = lease});
  house_->wake();
  return {};
}

Awaitable<Stored<TableNames>> Hub::create(Settings settings) {
  co_return co_await answer_to<TableNames>([&](Done<TableNames> done) { house_->create(settings, std::move(done)); });
}

Awaitable<Stored<std::optional<TableNames>>> Hub::find(TableCode code) {
  using Found = std::optional<TableNames>;
  co_return co_await answer_to<Found>([&](Done<Found> done) { house_->find(code, std::move(done)); });
}

Awaitable<Stored<std::optional<std::string>>> Hub::record(GameId game) {
  using Found = std::optional<StoredGame>;
  const auto stored = co_await answer_to<Found>([&](Done<Found> done) { store_->find_game(game, std::move(done)); });
  if (!stored) {
    note(stored.error(), {"game", to_json(key_of(game))});
    co_return std::unexpected(stored.error());
  }
  std::optional<std::string> rgn;
  if (const Found& found = *stored; found && found->result) {
    if (const auto played = OnlineGame::open(found->opening, found->decisions)) rgn = played->rgn();
  }
  co_return rgn;
}

void Hub::receive(ClientId from, std::string_view text) {
  ++metrics_.messages_received;
  try {
    house_->receive(from, text);
  } catch (const std::exception& failure) {
    std::vector<LogField> fields{{"client", to_json(std::to_underlying(from))}};
    if (const auto table = house_->table_of(from)) fields.push_back(about(*table));
    note(failure, std::move(fields));
    house_->leave(from, true);
  }
}

void Hub::stop() {
  house_->stop();
  timer_.cancel();
}

const Metrics& Hub::metrics() {
  metrics_.tables = house_->tables();
  metrics_.most_tables = most_tables_;
  metrics_.clients = house_->clients();
  metrics_.messages_sent = house_->messages_sent();
  metrics_.store_waiting = store_->waiting();
  metrics_.store_files = store_->files();
  return metrics_;
}

std::chrono::sys_seconds Hub::today() const {
  return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

// A timer that goes off too early is cheaper than one that is set again with every move.
void Hub::wake_at(Time time) {
  if (armed_ && *armed_ <= time) return;
  armed_ = time;
  timer_.expires_at(began_ + (time - began_at_));
  timer_.async_wait([this](const boost::system::error_code& error) {
    if (error) return;
    armed_.reset();
    house_->wake();
  });
}

// --- bots ------------------------------------------------------------------------------------------------------------

void Hub::ask(const std::string& payer, std::unique_ptr<BotQuestion> question, Answered done) {
  ++metrics_.bots_thinking;
  questions_.add(payer, {.question = std::move(question), .done = std::move(done)});
  think();
}

void Hub::think() {
  for (; thinking_ < bot_threads(); ++thinking_) {
    auto next = questions_.take();
    if (!next) return;
    asio::post(bots_, [this, payer = std::move(next->first), asked = std::move(next->second)]() mutable {
      asio::post(context_, [this, payer = std::move(payer), done = std::move(asked.done),
                            answered = answer(std::move(*asked.question), Budget())]() mutable {
        --metrics_.bots_thinking;
        --thinking_;
        questions_.done(payer);
        think();
        done(std::move(answered));
      });
    });
  }
}

// --- reports ---------------------------------------------------------------------------------------------------------

void Hub::take(const Report& report) {
  std::visit([this](const auto& one) { note(one); }, report);
}

void Hub::note(const report::TableCreated& created) {
  ++metrics_.tables_created;
  log_.write(LogLevel::Info, "table_created", {about(created.table)});
}

void Hub::note(const report::TableSetAside& set_aside) {
  ++metrics_.tables_set_aside;
  log_.write(LogLevel::Error, "table_set_aside", {about(set_aside.table), {"what", to_json(set_aside.why)}});
}

void Hub::note(const report::TablesExpired& expired) {
  log_.write(LogLevel::Info, "tables_expired", {{"tables", to_json(expired.tables)}});
}

void Hub::note(const report::TableLost& lost) { log_.write(LogLevel::Info, "table_lost", {about(lost.table)}); }

void Hub::note(const report::TablesLost& lost) {
  log_.write(LogLevel::Warning, "lease_lost", {{"tables", to_json(lost.tables)}});
}

void Hub::note(const report::Moved& moved) { metrics_.move.observe(moved.since_received); }

void Hub::note(const report::TooManyTables& /*too_many*/) { ++metrics_.refused[Refused::AllTables]; }

void Hub::note(const report::StoreFailed& failed) {
  note(failed.error, failed.table ? about(*failed.table) : LogField{"request", to_json(failed.request)});
}

void Hub::note(const std::exception& failure, std::vector<LogField> about) {
  ++metrics_.exceptions;
  about.push_back({"what", to_json(std::string_view(failure.what()))});
  log_.write(LogLevel::Error, "exception", about);
}

void Hub::note(const StoreError& error, LogField about) {
  ++metrics_.store_failures;
  const LogLevel level = error.type == StoreError::Type::Conflict ? LogLevel::Info : LogLevel::Error;
  log_.write(level, "store_failed", {std::move(about), {"what", to_json(error.what)}});
}

void Hub::note(const StoreBatch& batch) {
  metrics_.store.observe(batch.duration);
  metrics_.store_works = batch.committed;
}

}  // namespace rookie
