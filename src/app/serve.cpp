#include <fcntl.h>
#include <fmt/core.h>
#include <spawn.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <climits>
#include <cstdio>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "app/command.h"
#include "bot_protocol/process.h"
#include "server/addresses.h"
#include "server/log.h"
#include "server/own_page.h"
#include "server/page.h"
#include "server/qr_code.h"
#include "server/server.h"
#include "store/store.h"

namespace rookie {
namespace {

constexpr std::string_view local_name = "rookie.local";

struct ServeArguments {
  std::string listen = "0.0.0.0:8080";
  std::string metrics;
  std::string store;
  std::string node;
  std::string public_url;
  std::string proxy;
  std::size_t per_address = Limits().connections_per_address;
  std::size_t connections = Limits().connections;
  std::size_t tables = Limits().tables;
  std::string wifi;
  std::string wifi_password;
  std::string page;
  LogLevel log = LogLevel::Warning;
  bool open = false;
  Call call;
};

// This computer's name, up to the first dot.
std::string own_name() {
  std::array<char, HOST_NAME_MAX + 1> name{};
  if (gethostname(name.data(), name.size()) != 0) return "";
  const std::string whole(name.data());
  return whole.substr(0, whole.find('.'));
}

// It stands in addresses and in the proxy's configuration.
bool is_node_name(std::string_view name) {
  constexpr std::size_t most = 30;
  const auto fits = [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9') ||
           letter == '-';
  };
  return !name.empty() && name.size() <= most && std::ranges::all_of(name, fits);
}

void add_options(CLI::App& command, ServeArguments& arguments);

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
  settings.node = arguments.node;
  if (is_shared_store(settings.store) && settings.node.empty()) settings.node = own_name();
  if (!is_shared_store(settings.store) && !settings.node.empty()) {
    return refuse("", "--node is for servers that share a store: --store postgresql://…");
  }
  if (!settings.node.empty() && !is_node_name(settings.node)) {
    return refuse("", fmt::format("'{}' is not the name of a server: letters, digits and '-', at most 30; see --node",
                                  settings.node));
  }
  if (!arguments.metrics.empty()) {
    auto watchers = parse_endpoint(arguments.metrics);
    if (!watchers) return std::unexpected(watchers.error());
    settings.watchers = *std::move(watchers);
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

// Announces a name for an address in the network, while the result lives. Nothing if there is no Avahi, or somebody
// else has the name.
std::optional<Process> announce(std::string_view name, std::string_view address) {
  constexpr std::chrono::seconds patience{3};  // it asks the others first
  auto avahi = Process::start(fmt::format("LC_ALL=C exec avahi-publish-address -R {} {} 2>&1", name, address));
  if (!avahi) return std::nullopt;
  const auto answer = avahi->ask("", patience);
  if (!answer || !answer->starts_with("Established")) return std::nullopt;
  return *std::move(avahi);
}

void print_ready(const Server& server, const Addresses& addresses, bool named, const ServerSettings& settings) {
  fmt::print("ROOKIE is ready.\n\n  on this computer   {}\n", addresses.here);
  if (named) fmt::print("  on others nearby   http://{}:{}/\n", local_name, server.endpoint().port);
  for (const std::string& address : addresses.nearby) fmt::print("  on others nearby   {}\n", address);
  if (!settings.public_url.empty()) fmt::print("  everywhere         {}/\n", settings.public_url);
  if (const auto watchers = server.watchers_endpoint()) {
    fmt::print("  metrics            http://{}/metrics\n", to_string(*watchers));
  }
  if (settings.node.empty()) {
    fmt::print("  tables are kept in {}\n", settings.store.substr(settings.store.find(':') + 1));
  } else {
    fmt::print("  tables are kept in PostgreSQL, as server {}\n", settings.node);
  }
}

// What phones scan: first the Wi-Fi, if they are not in it yet, then the game. That has the address as a number, which
// every phone understands.
void print_codes(const Addresses& addresses, const ServeArguments& arguments) {
  if (!arguments.wifi.empty()) {
    fmt::print("\n{}  1. the Wi-Fi {}\n", qr_code(wifi_text(arguments.wifi, arguments.wifi_password)), arguments.wifi);
  }
  if (!addresses.nearby.empty()) {
    fmt::print("\n{}", qr_code(addresses.nearby.front()));
    if (!arguments.wifi.empty()) fmt::print("  2. the game\n");
  }
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

// Reads the options again, which may have changed in the file of --config.
Result<Adjustment> read_again(Call call) {
  CLI::App app;
  add_config(app);
  ServeArguments arguments;
  add_options(*app.add_subcommand("serve"), arguments);
  try {
    app.parse(static_cast<int>(call.size()), call.data());
  } catch (const CLI::ParseError& error) {
    return refuse("", error.what());
  }
  const auto settings = settings_of(arguments);
  if (!settings) return std::unexpected(settings.error());
  return Adjustment{.limits = settings->limits, .log = settings->log};
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
  server->adjust_at_signals([call = arguments.call] { return read_again(call); });
  const Addresses addresses = addresses_of(server->endpoint());
  const auto name = addresses.number.empty() ? std::nullopt : announce(local_name, addresses.number);
  print_ready(*server, addresses, name.has_value(), *settings);
  if (isatty(STDOUT_FILENO) != 0) print_codes(addresses, arguments);
  fmt::print("\nCtrl-C ends it.\n");
  std::fflush(stdout);
  if (arguments.open) open_browser(addresses.here);
  server->run();
  return 0;
}

void add_options(CLI::App& command, ServeArguments& arguments) {
  command.add_option("--listen", arguments.listen, "HOST:PORT; 127.0.0.1:8080 for this computer only")
      ->capture_default_str();
  command.add_option("--metrics", arguments.metrics,
                     "HOST:PORT for rookie status, and for programs that watch the server; nowhere by default");
  command.add_option("--store", arguments.store,
                     "where to keep the online tables: sqlite:FILE, or postgresql://… for several servers; by default "
                     "a file in your data folder");
  command.add_option("--node", arguments.node,
                     "this server's name among those that share the store; by default this computer's name");
  command.add_option("--public-url", arguments.public_url,
                     "the address people use, if the server is behind a proxy: https://HOST");
  command.add_option("--proxy", arguments.proxy, "the address of the proxy, if it is not on this computer");
  command.add_option("--per-address", arguments.per_address, "connections that one address may have at once")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command.add_option("--connections", arguments.connections, "connections at once, of all addresses together")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command.add_option("--tables", arguments.tables, "online tables at once")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command.add_option("--wifi", arguments.wifi, "the name of your Wi-Fi: also prints a code that lets phones into it");
  command.add_option("--wifi-password", arguments.wifi_password, "its password; none for a Wi-Fi that is open");
  command.add_option("--page", arguments.page, "a folder with the built page, instead of the one in this program");
  command.add_option("--log", arguments.log, "what to write to the standard error: error, warning or info")
      ->transform(CLI::CheckedTransformer(std::map<std::string, LogLevel>{{"error", LogLevel::Error},
                                                                          {"warning", LogLevel::Warning},
                                                                          {"info", LogLevel::Info}})
                      .description(""))
      ->type_name("LEVEL");
  command.fallthrough();  // to --config
  command.add_flag("--open", arguments.open, "opens it in this computer's browser");
}

}  // namespace

void add_serve(CLI::App& app, Run& run, Call call) {
  const auto [command, arguments] = add_command(
      app, run, "serve", "serves the game to browsers on this computer and nearby, with online tables", run_serve);
  arguments->call = call;
  add_options(*command, *arguments);
}

}  // namespace rookie
