#include "bots/evaluation/trained.h"

namespace rookie {

std::span<const std::uint8_t> trained_weights();  // defined by cmake/embed.cmake

const Evaluation& trained_evaluation() {
  static const auto evaluation = read_evaluation(trained_weights()).value();
  return *evaluation;
}

}  // namespace rookie
