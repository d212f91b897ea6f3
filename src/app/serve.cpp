#include <fcntl.h>
#include <fmt/core.h>
#include <spawn.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <boost/asio/ip/address.hpp>
#include <cstdio>
#include <filesystem>
#include <map>
#include <string>

#include "app/command.h"
#include "server/addresses.h"
#include "server/log.h"
#include "server/own_page.h"
#include "server/page.h"
#include "server/qr_code.h"
#include "server/server.h"

namespace rookie {
namespace {

struct ServeArguments {
  std::string listen = "0.0.0.0:8080";
  std::string store;
  std::string public_url;
  std::string proxy;
  std::size_t per_address = Limits().connections_per_address;
  std::size_t connections = Limits().connections;
  std::size_t tables = Limits().tables;
  std::string page;
  LogLevel log = LogLevel::Warning;
  bool open = false;
};

Result<ServerSettings> settings_of(const ServeArguments& arguments) {
  ServerSettings settings{
      .store = arguments.store, .limits = limits_per_address(arguments.per_address), .log = Log(arguments.log)};
  settings.limits.connections = arguments.connections;
  settings.limits.tables = arguments.tables;
  if (settings.store.empty()) {
    const auto file = default_store_file();
    if (!file) return std::unexpected(file.error());
    settings.folder = std::filesystem::path(*file).parent_path();
    settings.store = "sqlite:" + *file;
  }
  if (!arguments.public_url.empty()) {
    auto url = parse_public_url(arguments.public_url);
    if (!url) return std::unexpected(url.error());
    settings.public_url = *std::move(url);
  }
  if (!arguments.proxy.empty()) {
    boost::system::error_code error;
    settings.proxy = boost::asio::ip::make_address(arguments.proxy, error);
    if (error) return refuse("", fmt::format("'{}' is not the address of a proxy, such as 10.0.0.5", arguments.proxy));
  }
  return settings;
}

// Raises the limit of open files: every connection is one, and the usual limit is low.
void allow_open_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

Result<Page> find_page(const std::string& folder) {
  if (!folder.empty()) {
    const auto files = read_page(folder);
    if (!files) return std::unexpected(files.error());
    auto page = Page::of(*files);
    if (!page) return refuse("", fmt::format("{} does not contain a page: {}", folder, page.error().what));
    return page;
  }
  auto page = Page::of(embedded_page());
  if (!page)
    return refuse(
        "",
        "this program was built without the page; ./play builds one with it, or name the page's folder with --page");
  return page;
}

void print_ready(const Addresses& addresses, const ServerSettings& settings) {
  fmt::print("ROOKIE is ready.\n\n  on this computer   {}\n", addresses.here);
  for (const std::string& address : addresses.nearby) fmt::print("  on others nearby   {}\n", address);
  if (!settings.public_url.empty()) fmt::print("  everywhere         {}/\n", settings.public_url);
  fmt::print("  tables are kept in {}\n", settings.store.substr(settings.store.find(':') + 1));
  if (!addresses.nearby.empty() && isatty(STDOUT_FILENO) != 0) fmt::print("\n{}", qr_code(addresses.nearby.front()));
  fmt::print("\nCtrl-C ends it.\n");
  std::fflush(stdout);
}

// Opens an address in this computer's browser, if it has one.
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
  const auto settings = settings_of(arguments);
  if (!settings) return wrong_call(settings.error());
  allow_open_files();
  keep_files_private();
  auto server = Server::listen(*endpoint, *std::move(page), *settings);
  if (!server) return wrong_call(server.error());
  server->stop_at_signals();
  const Addresses addresses = addresses_of(server->endpoint());
  print_ready(addresses, *settings);
  if (arguments.open) open_browser(addresses.here);
  server->run();
  return 0;
}

}  // namespace

void add_serve(CLI::App& app, Run& run) {
  const auto [command, arguments] = add_command(
      app, run, "serve", "serves the game to browsers on this computer and nearby, with online tables", run_serve);
  command->add_option("--listen", arguments->listen, "HOST:PORT; 127.0.0.1:8080 for this computer only")
      ->capture_default_str();
  command->add_option("--store", arguments->store,
                      "where to keep the online tables: sqlite:FILE; by default a file in your data folder");
  command->add_option("--public-url", arguments->public_url,
                      "the address people use, if the server is behind a proxy: https://HOST");
  command->add_option("--proxy", arguments->proxy, "the address of the proxy, if it is not on this computer");
  command->add_option("--per-address", arguments->per_address, "connections that one address may have at once")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command->add_option("--connections", arguments->connections, "connections at once, of all addresses together")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command->add_option("--tables", arguments->tables, "online tables at once")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command->add_option("--page", arguments->page, "a folder with the built page, instead of the one in this program");
  command->add_option("--log", arguments->log, "what to write to the standard error: error, warning or info")
      ->transform(CLI::CheckedTransformer(std::map<std::string, LogLevel>{{"error", LogLevel::Error},
                                                                          {"warning", LogLevel::Warning},
                                                                          {"info", LogLevel::Info}})
                      .description(""))
      ->type_name("LEVEL");
  command->fallthrough();  // to --config
  command->add_flag("--open", arguments->open, "opens it in this computer's browser");
}

}  // namespace rookie
