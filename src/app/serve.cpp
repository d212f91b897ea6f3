#include <fcntl.h>
#include <fmt/core.h>
#include <spawn.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <memory>
#include <string>

#include "app/command.h"
#include "server/addresses.h"
#include "server/page.h"
#include "server/qr_code.h"
#include "server/server.h"

namespace rookie {
namespace {

struct ServeArguments {
  std::string listen = "0.0.0.0:8080";
  std::string page;
  bool open = false;
};

Result<Page> find_page(const std::string& folder) {
  if (!folder.empty()) {
    const auto files = read_page(folder);
    if (!files) return std::unexpected(files.error());
    auto page = Page::of(*files);
    if (!page) return refuse("", fmt::format("{} holds no page: {}", folder, page.error().what));
    return page;
  }
  auto page = Page::of(embedded_page());
  if (!page)
    return refuse(
        "", "this program was built without the page; ./play builds one that has it, or name its folder with --page");
  return page;
}

void print_addresses(const Addresses& addresses) {
  fmt::print("ROOKIE is ready.\n\n  on this computer   {}\n", addresses.here);
  for (const std::string& address : addresses.nearby) fmt::print("  on others nearby   {}\n", address);
  if (!addresses.nearby.empty() && isatty(STDOUT_FILENO) != 0) fmt::print("\n{}", qr_code(addresses.nearby.front()));
  fmt::print("\nCtrl-C ends it.\n");
  std::fflush(stdout);
}

// Shows an address in the browser of this computer, if it has one.
void open_browser(std::string address) {
  std::string program = "xdg-open";
  std::array<char*, 3> words{program.data(), address.data(), nullptr};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (const int output : {STDOUT_FILENO, STDERR_FILENO}) {
    posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0);
  }
  pid_t child = 0;
  posix_spawnp(&child, program.c_str(), &actions, nullptr, words.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
}

int run_serve(const ServeArguments& arguments) {
  const auto endpoint = parse_endpoint(arguments.listen);
  if (!endpoint) return wrong_call(endpoint.error());
  auto page = find_page(arguments.page);
  if (!page) return wrong_call(page.error());
  auto server = Server::listen(*endpoint, *std::move(page));
  if (!server) return wrong_call(server.error());
  server->stop_at_signals();
  const Addresses addresses = addresses_of(server->endpoint());
  print_addresses(addresses);
  if (arguments.open) open_browser(addresses.here);
  server->run();
  return 0;
}

}  // namespace

void add_serve(CLI::App& app, Run& run) {
  auto arguments = std::make_shared<ServeArguments>();
  CLI::App* command = app.add_subcommand("serve", "brings the game to browsers, on this computer and nearby");
  command->add_option("--listen", arguments->listen, "HOST:PORT; 127.0.0.1:8080 for this computer only")
      ->capture_default_str();
  command->add_option("--page", arguments->page, "a folder with the built page, instead of the one in this program");
  command->add_flag("--open", arguments->open, "shows it in this computer's browser");
  command->callback([arguments, &run] { run = [arguments] { return run_serve(*arguments); }; });
}

}  // namespace rookie
