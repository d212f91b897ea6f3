#pragma once

#include <array>
#include <boost/container/flat_map.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/json.h"
#include "online/bot_question.h"
#include "online/lobby.h"
#include "online/message.h"
#include "online/online_game.h"
#include "store/store.h"

namespace rookie {

// A connection, named by whoever holds it. No two have the same.
enum class ClientId : std::uint64_t {};

// Never goes back.
using Time = std::chrono::sys_time<std::chrono::milliseconds>;

// --- what a room wants to be done, in this order ---------------------------------------------------------------------

using Text = std::shared_ptr<const std::string>;  // the same for all to whom the same is sent

struct Send {
  ClientId client{};
  Text text;
};
// Nothing more is sent to the client; the connection is closed, and `disconnected` is not called.
struct Drop {
  ClientId client{};
};
// Requests to the store, for this room's table, each answered by the function named beside it. At most one of a kind is
// under way. They must reach the store in this order.
struct ReplaceTable {  // table_replaced; the table lasts for Pace::idle from then on
  std::int64_t revision = 0;
  std::string document;
};
struct BeginGame {  // game_begun
  NewGame game;
};
struct Append {  // appended
  GameId game;
  Sequence sequence = 0;
  std::string decision;
};
struct FinishGame {  // game_finished
  GameId game;
  Sequence sequence = 0;
  std::string result;
};
struct Reload {};  // reloaded, with what find_table gives
struct AskBot {    // bot_answered, with what `answer` (bot_question.h) gives, on any thread
  std::unique_ptr<BotQuestion> question;
};

using Effect = std::variant<Send, Drop, ReplaceTable, BeginGame, Append, FinishGame, Reload, AskBot>;
using Effects = std::vector<Effect>;

// --- the room --------------------------------------------------------------------------------------------------------

// What must be drawn by lot for a game, from a source that nobody can foresee.
struct Lots {
  GameId game;
  fair::Secret secret;
  std::uint64_t bots = 0;  // the seed of what they forget and choose
};
using DrawLots = std::function<Lots()>;

// One online table: its lobby, its game, and all who are connected to it. It has no clock, no socket and no database:
// it is told what happens, and says what is to be done. Everything is a function of that, and of the lots.
//
// A decision is acknowledged, and told to anybody, only when the store has it. All that must survive is in the
// StoredTable: a room opened from it goes on where the last one was.
class Room {
 public:
  // A new table, to be stored with `document` before anybody is let in.
  Room(TableId id, TableCode code, const Settings& settings, DrawLots draw_lots, Time now);
  // One that was stored. Wakes at once.
  [[nodiscard]] static Result<Room> open(const StoredTable& stored, DrawLots draw_lots, Time now);

  [[nodiscard]] std::string document() const { return lobby_.document(); }

  // A client belongs to the room from its first message on.
  [[nodiscard]] Effects receive(ClientId from, std::string_view text, Time now);
  // Also for clients that have not said anything.
  [[nodiscard]] Effects disconnected(ClientId client, Time now);
  // `wake` is to be called at `next_wake`, which may be another after every call of anything here.
  [[nodiscard]] std::optional<Time> next_wake() const;
  [[nodiscard]] Effects wake(Time now);
  // The table is about to expire: if somebody with a seat is there, it is stored anew.
  [[nodiscard]] Effects renew(Time now);

  [[nodiscard]] Effects bot_answered(BotAnswer answer, Time now);
  [[nodiscard]] Effects table_replaced(const Stored<std::int64_t>& revision, Time now);
  [[nodiscard]] Effects game_begun(const Stored<void>& begun, Time now);
  [[nodiscard]] Effects appended(const Stored<void>& appended, Time now);
  [[nodiscard]] Effects game_finished(const Stored<void>& finished, Time now);
  [[nodiscard]] Effects reloaded(const Stored<std::optional<StoredTable>>& stored, Time now);

  [[nodiscard]] const TableId& id() const { return id_; }
  [[nodiscard]] const TableCode& code() const { return code_; }
  [[nodiscard]] std::size_t clients() const { return clients_.size(); }
  // The table is no more in the store: the room is of no more use.
  [[nodiscard]] bool gone() const { return gone_; }

 private:
  struct Client {
    std::optional<TokenHash> token;
    std::optional<Seat> seat;
    Sequence shown = 0;  // up to here it has shown what happened
  };

  // Of the person on a seat.
  struct Presence {
    int connections = 0;
    std::optional<Time> away_since;
    bool taken_over = false;  // by a bot, while a game is running
    Time may_react;
  };

  // From the commitment to the first card.
  struct Dealing {
    Lots lots;
    fair::Terms terms;
    fair::Contributions contributions;
    Time until;           // whoever has not answered has no entropy
    std::string opening;  // once it is on its way to the store
  };

  struct Storing {
    StoredDecision decision;
    std::optional<ClientId> from;
  };

  // A mismatch that lies open (R3.3).
  struct Look {
    Steps rest;                // what follows
    Time latest;               // it begins now, whoever has not shown it
    std::optional<Time> ends;  // once it has begun
  };

  struct SeatBot {
    std::unique_ptr<Bot> bot;
    std::vector<Event> news;
  };

  // --- messages (room.cpp)
  [[nodiscard]] Allowed hear(ClientId from, const Message& message);
  [[nodiscard]] Allowed on(ClientId from, const message::Hello& hello);
  [[nodiscard]] Allowed on(ClientId from, const message::Join& join);
  [[nodiscard]] Allowed on(ClientId from, const message::Leave& leave);
  [[nodiscard]] Allowed on(ClientId from, const message::ChangeSettings& change);
  [[nodiscard]] Allowed on(ClientId from, const message::SwapSeats& swap);
  [[nodiscard]] Allowed on(ClientId from, const message::SeatBot& bot);
  [[nodiscard]] Allowed on(ClientId from, const message::ClearSeat& clear);
  [[nodiscard]] Allowed on(ClientId from, const message::Start& start);
  [[nodiscard]] Allowed on(ClientId from, const message::Pause& pause);
  [[nodiscard]] Allowed on(ClientId from, const message::EndGame& end);
  [[nodiscard]] Allowed on(ClientId from, const message::GiveEntropy& give);
  [[nodiscard]] Allowed on(ClientId from, const message::MakeMove& make);
  [[nodiscard]] Allowed on(ClientId from, const message::Undo& undo);
  [[nodiscard]] Allowed on(ClientId from, const message::Shown& shown);
  [[nodiscard]] Allowed on(ClientId from, const message::React& react);
  [[nodiscard]] Allowed on(ClientId from, const message::Ping& ping);
  [[nodiscard]] Allowed check_host(ClientId from) const;
  [[nodiscard]] std::optional<Seat> seat_of(ClientId client) const { return clients_.at(client).seat; }

  // --- who is here (room.cpp)
  // Seats and settings stay as they are.
  [[nodiscard]] bool busy() const { return playing() || look_ || dealing_; }
  void arrive(ClientId client, Seat seat);
  [[nodiscard]] bool is_here(Seat seat) const;
  [[nodiscard]] bool anybody_here() const;
  // How many have no seat; a crowd is not counted, so that its coming and going does not keep everybody busy.
  [[nodiscard]] std::size_t watching() const;
  [[nodiscard]] bool may_watch(const Client& client) const { return client.seat || lobby_.settings().watchers; }
  void give_up(Seat seat);
  void lobby_changed();
  void find_seats();
  void take_over();
  void pass_host_on();

  // --- what is due when; nothing: not before something else happens
  [[nodiscard]] std::optional<Time> takeover_due(Seat seat) const;
  [[nodiscard]] std::optional<Time> new_host_due() const;
  [[nodiscard]] std::optional<Time> deal_due() const;
  [[nodiscard]] std::optional<Time> look_due() const;
  [[nodiscard]] std::optional<Time> bot_due() const;
  [[nodiscard]] std::optional<Time> save_due() const;
  [[nodiscard]] std::optional<Time> finish_due() const;
  [[nodiscard]] std::optional<Time> reload_due() const;
  [[nodiscard]] bool is_due(std::optional<Time> time) const { return time && *time <= now_; }
  // Does all that is due, and hands out what is to be done.
  [[nodiscard]] Effects proceed();

  // --- the game (room_game.cpp)
  void deal();
  void begin(GameId id, std::int64_t number, OnlineGame game);
  void put_game_away();
  [[nodiscard]] bool playing() const { return game_ && !game_->over(); }
  [[nodiscard]] bool stands_still() const { return paused_ || ending_; }
  // Whatever was waited for, somebody else decides now.
  void player_changed(Seat seat);
  // For the decision that is waited for now, if one is; its time counts from `since`.
  void ask_again(Time since);
  // The level of the bot that plays there; nothing where a person does.
  [[nodiscard]] std::optional<std::string_view> bot_playing(Seat seat) const;
  [[nodiscard]] Allowed decide(ClientId from, Sequence sequence, std::optional<Move> move);
  void append(const StoredDecision& decision, std::optional<ClientId> from);
  void happen(std::span<const Step> steps);
  void show(std::span<const Step> steps);
  void go_on_looking();
  [[nodiscard]] bool all_have_shown() const;
  void ask_bot();
  void tell_bots(std::span<const Step> steps);
  // The game is over, and everybody has seen it.
  [[nodiscard]] bool is_known_over() const { return game_ && game_->over() && !look_; }

  // --- the store (room_game.cpp)
  [[nodiscard]] Result<void> restore(const StoredTable& stored);
  void save();
  void finish();
  void close();
  void fail(const StoreError& error);

  // --- what is sent (room_texts.cpp)
  void send(ClientId to, Json text);
  void send_all(Json text, std::optional<ClientId> except = std::nullopt);
  void send_watching(Json text);  // to those who may see the game
  void send_error(ClientId to, Refusal refusal, std::string_view type);
  void send_state(ClientId to);
  void send_lobby(std::optional<ClientId> except = std::nullopt);
  void send_you(ClientId to);
  void send_deal();
  void send_game();
  void send_happened(std::span<const Step> steps);
  void send_over();
  void send_reaction(Seat seat, Reaction reaction);
  void send_pong(ClientId to);
  [[nodiscard]] std::string_view phase() const;
  [[nodiscard]] Json you_json(ClientId client) const;
  [[nodiscard]] Json lobby_json() const;
  [[nodiscard]] Json seat_json(Seat seat) const;
  [[nodiscard]] Json deal_json() const;
  [[nodiscard]] Json game_json() const;
  [[nodiscard]] Json over_json() const;
  [[nodiscard]] Table table_for_latecomers() const;
  void add_view(JsonObject& message) const;

  TableId id_;
  TableCode code_;
  DrawLots draw_lots_;
  Time now_;
  Effects effects_;

  Lobby lobby_;
  std::array<Presence, Seat::count> presence_{};
  boost::container::flat_map<ClientId, Client> clients_;
  std::int64_t number_ = 0;  // of the latest game

  std::optional<Dealing> dealing_;
  std::optional<OnlineGame> game_;  // the latest
  GameId game_id_;
  std::optional<Storing> storing_;
  std::optional<Look> look_;
  std::array<SeatBot, Seat::count> bots_;
  std::optional<Seat> asked_;   // the bot of this seat, for the decision that is to be made now
  std::optional<Time> paused_;  // since when
  bool ending_ = false;         // the host has broken the game off, which is to be stored
  Table shown_;                 // as everybody has been told
  Time ready_;                  // when everybody has seen it
  Time ready_before_;           // the decision before, which may be taken back

  std::int64_t revision_ = 1;
  Time renewed_;          // when it was last stored
  bool changed_ = false;  // the lobby, since it was saved
  bool saving_ = false;
  bool finished_ = true;  // the latest game, in the store
  bool finishing_ = false;
  enum class Reloading : std::uint8_t { No, Wanted, Asked };
  Reloading reloading_ = Reloading::No;
  Time retry_;  // not before this
  bool gone_ = false;
};

}  // namespace rookie
