#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "core/json.h"
#include "online/dealing.h"
#include "online/effect.h"
#include "online/lobby.h"
#include "online/lobby_changes.h"
#include "online/message.h"
#include "online/people.h"
#include "online/playing.h"
#include "online/store_requests.h"
#include "store/store.h"

namespace rookie {

// One online table: its lobby, its game, and the clients connected to it. It has no clock, socket or database: it is
// told what happens and returns what to do. Its behaviour depends only on that and on the lots.
//
// A decision or a change of the lobby is announced only once the store has it. Everything that must survive is in the
// StoredTable: a room opened from it continues where the last one stopped.
class Room {
 public:
  // A new table. Its `document` must be stored before the first client enters.
  Room(TableId id, TableCode code, const Settings& settings, DrawLots draw_lots, Time now);
  // Opens a stored table. Its first `next_wake` may already be due.
  [[nodiscard]] static Result<Room> open(const StoredTable& stored, DrawLots draw_lots, Time now);

  [[nodiscard]] std::string document() const { return lobby_.document(); }

  // A client belongs to the room from its first message on.
  [[nodiscard]] Effects receive(ClientId from, std::string_view text, Time now);
  // Must also be called for clients that have not sent anything.
  [[nodiscard]] Effects disconnected(ClientId client, Time now);
  // The caller must call `wake` at `next_wake`, which every other call may change.
  [[nodiscard]] std::optional<Time> next_wake() const;
  [[nodiscard]] Effects wake(Time now);
  // The table is about to expire: stores it again if somebody with a seat is connected.
  [[nodiscard]] Effects renew(Time now);

  [[nodiscard]] Effects bot_answered(BotAnswer answer, Time now);
  [[nodiscard]] Effects table_replaced(const Stored<std::int64_t>& revision, Time now);
  [[nodiscard]] Effects game_begun(const Stored<void>& begun, Time now);
  [[nodiscard]] Effects appended(const Stored<void>& appended, Time now);
  [[nodiscard]] Effects game_finished(const Stored<void>& finished, Time now);
  [[nodiscard]] Effects reloaded(const Stored<std::optional<StoredTable>>& stored, Time now);

  [[nodiscard]] const TableId& id() const { return id_; }
  [[nodiscard]] const TableCode& code() const { return code_; }
  [[nodiscard]] std::size_t clients() const { return people_.clients().size(); }
  // Whether the table is no longer in the store. The room cannot be used any more.
  [[nodiscard]] bool gone() const { return requests_.gone(); }

 private:
  // No game yet, or the latest one was broken off.
  struct Gathering {
    static constexpr std::string_view phase = "lobby";
  };
  using Stage = std::variant<Gathering, Dealing, Playing, Over>;

  // --- messages (room.cpp): the first argument says who may send them
  struct Player : Asker {
    Seat seat;
  };
  struct Host : Asker {};
  [[nodiscard]] Allowed hear(ClientId from, const Message& message);
  template <typename Said>
  [[nodiscard]] Allowed hear_from(Asker from, const Said& said);
  [[nodiscard]] Allowed on(ClientId from, const message::Hello& hello);
  [[nodiscard]] Allowed on(Asker from, const message::Join& join);
  [[nodiscard]] Allowed on(Player from, const message::Leave& leave);
  [[nodiscard]] Allowed on(Host from, const message::ChangeSettings& change);
  [[nodiscard]] Allowed on(Host from, const message::SwapSeats& swap);
  [[nodiscard]] Allowed on(Host from, const message::SeatBot& bot);
  [[nodiscard]] Allowed on(Host from, const message::ClearSeat& clear);
  [[nodiscard]] Allowed on(Host from, const message::Start& start);
  [[nodiscard]] Allowed on(Player from, const message::Pause& pause);
  [[nodiscard]] Allowed on(Host from, const message::EndGame& end);
  [[nodiscard]] Allowed on(Player from, const message::GiveEntropy& give);
  [[nodiscard]] Allowed on(Player from, const message::MakeMove& make);
  [[nodiscard]] Allowed on(Player from, const message::Undo& undo);
  [[nodiscard]] Allowed on(Asker from, const message::Shown& shown);
  [[nodiscard]] Allowed on(Player from, const message::React& react);
  [[nodiscard]] Allowed on(Asker from, const message::Ping& ping);

  // --- the lobby (room_lobby.cpp)
  // The lobby as it will be once the store has all changes.
  [[nodiscard]] const Lobby& wanted() const;
  // Changes the lobby once the store has it. What changes nothing is not stored.
  void want(Lobby lobby, const std::optional<Asker>& asker);
  void give_up(Lobby lobby, Seat seat, const Asker& asker);
  void change(LobbyChanges::Change change);
  // `tell`: those who asked for them.
  void discard_changes(bool tell);
  void begin_dealing();
  // Tells everybody but this client, now or as soon as the allowance permits.
  void lobby_changed(std::optional<ClientId> except = std::nullopt);
  void find_seats();
  // Whether no person has a seat, and there was no game yet.
  [[nodiscard]] bool is_unused() const;
  // The first seat is kept for whoever opened the table: the first client with a token, as long as it is connected,
  // until it has sat down or a game begins.
  [[nodiscard]] std::optional<Seat> kept_seat() const;

  // --- duties (room_game.cpp): each is performed when it is due; nothing: not until something else happens
  struct Duty {
    std::optional<Time> (Room::*due)() const;
    void (Room::*perform)();
  };
  static const std::array<Duty, 8> duties;
  [[nodiscard]] std::optional<Time> takeover_due() const;
  void take_over();
  [[nodiscard]] std::optional<Time> new_host_due() const;
  void pass_host_on();
  [[nodiscard]] std::optional<Time> deal_due() const;
  void deal();
  [[nodiscard]] std::optional<Time> look_due() const;
  void go_on_looking();
  [[nodiscard]] std::optional<Time> bot_due() const;
  void ask_bot();
  [[nodiscard]] std::optional<Time> save_due() const;
  void save();
  [[nodiscard]] std::optional<Time> finish_due() const;
  void finish();
  [[nodiscard]] std::optional<Time> telling_due() const;
  void tell_lobby();
  [[nodiscard]] bool is_due(std::optional<Time> time) const { return time && *time <= now_; }
  // Performs the duties that are due, and returns the effects collected.
  [[nodiscard]] Effects proceed();

  // --- the game (room_game.cpp)
  // The latest game; null if none was played or it was broken off.
  [[nodiscard]] const OnlineGame* game() const;
  [[nodiscard]] const Playing* playing() const { return std::get_if<Playing>(&stage_); }
  [[nodiscard]] Playing* playing() { return std::get_if<Playing>(&stage_); }
  [[nodiscard]] bool is_dealing() const { return std::holds_alternative<Dealing>(stage_) || changes_.starts_game(); }
  // From the start to the end of the game: seats and settings cannot change.
  [[nodiscard]] bool is_busy() const { return playing() != nullptr || is_dealing(); }
  // Whether a game is being played and not over.
  [[nodiscard]] bool is_open() const { return playing() != nullptr && !playing()->game().over(); }
  // Whether nobody may decide now: the game is paused, or has been broken off and that is not stored yet.
  [[nodiscard]] bool stands_still() const { return playing()->paused() || requests_.wants_finish(); }
  // The level of the bot that plays for this seat; nothing if a person does.
  [[nodiscard]] std::optional<std::string_view> bot_at(Seat seat) const;
  // Somebody else plays for this seat from now on.
  void player_changed(Seat seat);
  [[nodiscard]] Allowed decide(Player from, Sequence sequence, std::optional<Move> move);
  void show(std::span<const Step> steps);
  [[nodiscard]] Result<void> restore(const StoredTable& stored);
  void close();

  // --- texts to send (room_texts.cpp)
  void send(ClientId to, Json text);
  void send_all(Json text, std::optional<ClientId> except = std::nullopt);
  void send_watching(Json text);  // to the clients that may see the game
  void send_error(ClientId to, Refusal refusal, std::string_view type);
  void send_state(ClientId to);
  void send_lobby(std::optional<ClientId> except = std::nullopt);
  void send_you(ClientId to);
  void send_deal();
  void send_game();
  // Sends what has changed since the table `before`.
  void send_happened(const Table& before, std::span<const Step> steps);
  // The table is the same, but somebody else decides, or the time starts again.
  void send_asked_again() { send_happened(playing()->shown(), {}); }
  void send_over();
  void send_reaction(Seat seat, Reaction reaction);
  void send_pong(ClientId to);
  [[nodiscard]] bool may_watch(const People::Client& client) const { return client.seat || lobby_.settings().watchers; }
  [[nodiscard]] Json you_json(ClientId client) const;
  [[nodiscard]] Json lobby_json() const;
  [[nodiscard]] Json seat_json(Seat seat) const;
  [[nodiscard]] Json deal_json(const Dealing& dealing) const;
  [[nodiscard]] Json game_json() const;
  [[nodiscard]] Json over_json() const;
  void add_view(JsonObject& message) const;

  TableId id_;
  TableCode code_;
  DrawLots draw_lots_;
  Time now_;
  Effects effects_;

  Lobby lobby_;  // as the store has it
  LobbyChanges changes_;
  Remaining<Time> telling_;    // of the lobby to everybody
  bool lobby_is_told_ = true;  // as it is
  People people_;
  std::optional<TokenHash> opener_;
  Stage stage_;
  std::int64_t games_ = 0;  // begun at this table: the number of the latest game
  StoreRequests requests_;
};

}  // namespace rookie
