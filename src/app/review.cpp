#include "review/review.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <cerrno>
#include <cstring>
#include <fstream>

#include "app/command.h"
#include "app/records.h"
#include "bots/evaluation/trained.h"
#include "bots/search/search.h"
#include "review/html.h"
#include "review/json.h"
#include "review/reliability.h"
#include "review/report.h"
#include "terminal/console.h"
#include "terminal/report.h"

namespace rookie {
namespace {

struct ReviewArguments {
  std::string file;
  std::optional<int> seat;
  std::optional<int> positions;
  bool json = false;
  std::string html;
  bool reliability = false;
  bool errors = false;

  [[nodiscard]] int positions_a_decision() const { return positions.value_or(default_positions); }
};

Result<Report> judged(Review& review, int positions) {
  const auto progress = progress_bar(static_cast<std::uint64_t>(review.decisions()));
  const auto search = make_search(trained_evaluation());
  for (int decision = 0; decision < review.decisions(); ++decision) {
    if (const auto verdict = review.judge(*search, decision, positions); !verdict)
      return std::unexpected(verdict.error());
    if (progress) progress(static_cast<std::uint64_t>(decision) + 1);
  }
  return report_of(review.record(), review.verdicts(), trained_evaluation());
}

Result<void> write(const std::string& name, const std::string& text) {
  std::ofstream file(name, std::ios::binary);
  if (!(file << text).flush()) return refuse("", fmt::format("cannot write {}: {}", name, std::strerror(errno)));
  return {};
}

Result<void> show(Review& review, const ReviewArguments& arguments) {
  const auto only = arguments.seat ? Seat::numbered(*arguments.seat) : std::nullopt;
  if (arguments.seat && (!only || only->index() >= review.record().options.seats)) {
    return refuse("R1.3", fmt::format("there is no seat {}", *arguments.seat));
  }
  const auto report = judged(review, arguments.positions_a_decision());
  if (!report) return std::unexpected(report.error());
  if (!arguments.html.empty()) return write(arguments.html, html_of(review.record(), *report, only));
  if (arguments.json) {
    const auto whole = [&](JsonObject& object) { object.add("replay", replay_to_json(review)).add("report", *report); };
    fmt::print("{}\n", to_json(whole).text());
  } else {
    const Paint paint(StandardConsole::colour());
    fmt::print("{}\n\n", fmt::join(render_report(review.record(), *report, only, paint), "\n"));
  }
  return {};
}

int run_reviews(const ReviewArguments& arguments) {
  int games = 0;
  std::optional<Error> error;
  const int read = read_records(arguments.file, [&](int number, const Record& record) {
    games = number;
    if (error) return;
    if (number > 1 && !arguments.html.empty()) {
      error = Error{.what = arguments.file + " holds several games: --html makes a page of one"};
      return;
    }
    Review review(record);
    if (const auto shown = show(review, arguments); !shown) error = shown.error();
  });
  if (read != 0) return exit_usage;
  if (games == 0) return wrong_call({.what = "there is no game in " + arguments.file});
  return error ? wrong_call(*error) : 0;
}

int run_reliability(const std::string& file) {
  Reliability reliability;
  const int read =
      read_records(file, [&](int, const Record& record) { reliability.add(record, trained_evaluation()); });
  if (read != 0) return exit_usage;
  fmt::print("{} games that are over\n\n{:>10} {:>10} {:>10}\n", reliability.games, "judged", "won", "positions");
  for (const auto& [positions, judged, won] : reliability.tenths) {
    if (positions != 0) fmt::print("{:>10.3f} {:>10.3f} {:>10}\n", judged / positions, won / positions, positions);
  }
  return 0;
}

void print_held(std::string_view which, const LossReliability::Held& held) {
  if (held.decisions == 0) return;
  const auto [low, high] = held.interval();
  fmt::print("{:<16} {:>10} {:>10} {:>7.1f} %   {:>5.1f} to {:>5.1f} %\n", which, held.decisions, held.within,
             100.0 * held.within / held.decisions, 100 * low, 100 * high);
}

int run_errors(const ReviewArguments& arguments) {
  const int positions = arguments.positions_a_decision();
  const auto search = make_search(trained_evaluation());
  LossReliability reliability;
  Result<void> added;
  const int read = read_records(arguments.file, [&](int, const Record& record) {
    if (added) added = reliability.add(*search, record, positions);
  });
  if (read != 0) return exit_usage;
  if (!added) return wrong_call(added.error());
  fmt::print(
      "losses at {} positions a decision, within their error at {}\n\n{:<16} {:>10} {:>10} {:>9}   95 % interval\n",
      positions, LossReliability::times_as_many * positions, "", "decisions", "within", "");
  print_held("all", reliability.all());
  print_held("loss above 2 %", reliability.great());
  return 0;
}

int run_review(const ReviewArguments& arguments) {
  if (arguments.reliability) return run_reliability(arguments.file);
  return arguments.errors ? run_errors(arguments) : run_reviews(arguments);
}

}  // namespace

void add_review(CLI::App& app, Run& run) {
  const auto [command, arguments] = add_command(
      app, run, "review", "looks back on recorded games: memory, luck and judgement (docs/review.md)", run_review);
  command->add_option("file", arguments->file, "games in RGN; - for the standard input")->required();
  CLI::Option* seat = command->add_option("--seat", arguments->seat, "only the player on this seat, from 1");
  CLI::Option* nodes =
      add_positions(*command, arguments->positions,
                    fmt::format("positions to judge per decision; {} if not given", default_positions));
  CLI::Option* json = command->add_flag("--json", arguments->json, "prints everything as JSON, one game per line");
  CLI::Option* html = command->add_option("--html", arguments->html, "writes a page to this file")->excludes(json);
  CLI::Option* reliability =
      command
          ->add_flag("--reliability", arguments->reliability,
                     "for all games together: how many positions were won, by the chance they were given")
          ->excludes(seat, nodes, json, html);
  command
      ->add_flag("--errors", arguments->errors,
                 "for all games together: how many losses stay within their error if more positions are judged")
      ->excludes(seat, json, html, reliability);
}

}  // namespace rookie
