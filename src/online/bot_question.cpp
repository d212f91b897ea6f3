#include "online/bot_question.h"

#include <utility>

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

}  // namespace rookie
