#include "online/game_bots.h"

#include <utility>

#include "bots/evaluation/trained.h"

namespace rookie {

BotAnswer answer(BotQuestion question, const Budget& budget) {
  for (const Event& event : question.news) question.bot->observe(event);
  const auto move = question.bot->decide(question.table, question.legal, budget);
  return {.game = question.game,
          .seat = question.seat,
          .sequence = question.sequence,
          .bot = std::move(question.bot),
          .move = move.value_or(question.legal[0])};
}

std::unique_ptr<BotQuestion> GameBots::ask(const OnlineGame& game, std::int64_t number, std::string_view level) {
  const Seat seat = game.game().active();
  auto& [bot, news] = at(bots_, seat);
  if (!bot) {
    bot = *make_bot(level, game.game().options(), seat, game.bot_seed(seat), &trained_evaluation());
    news = game.events();
  }
  auto question = std::make_unique<BotQuestion>();
  question->game = number;
  question->seat = seat;
  question->sequence = game.sequence();
  question->bot = std::move(bot);
  question->news = std::exchange(news, {});
  question->table = game.game().table();
  question->legal = game.game().legal_moves();
  return question;
}

void GameBots::tell(std::span<const Step> steps) {
  if (steps.empty()) bots_ = {};
  for (auto& [bot, news] : bots_) {
    if (!bot) continue;
    for (const Step& step : steps) news.push_back(step.event);
  }
}

}  // namespace rookie
