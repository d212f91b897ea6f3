#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/command.h"

// Generates the manual page and the shell completions from what CLI11 knows of the command line.

namespace rookie {
namespace {

struct DocumentArguments {
  const CLI::App* app = nullptr;
  std::string folder;
};

using Option = CLI::Option;
using Replacement = std::pair<char, std::string_view>;

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App* command) { return !command->get_group().empty(); });  // not hidden
}

std::vector<const Option*> options_of(const CLI::App& command, bool positional = false) {
  return command.get_options([&](const Option* option) { return option->get_positional() == positional; });
}

// Returns the placeholder of an option's value, such as "INT"; empty for a flag. Limits after a colon are cut off.
std::string value_of(const Option& option) {
  if (option.get_items_expected_max() == 0) return "";
  const std::string type = option.get_type_name();
  return type.substr(0, type.find(':'));
}

std::string escaped(std::string_view text, const std::vector<Replacement>& replacements) {
  std::string result;
  for (const char letter : text) {
    const auto found = std::ranges::find(replacements, letter, &Replacement::first);
    if (found == replacements.end()) {
      result += letter;
    } else {
      result += found->second;
    }
  }
  return result;
}

// Returns all names that can be completed, separated by spaces.
std::string names_of(const CLI::App& command) {
  std::string names;
  for (const CLI::App* one : commands_of(command)) names += one->get_name() + ' ';
  for (const Option* option : options_of(command)) names += option->get_name() + ' ';
  names.pop_back();  // the last space; there is always --help
  return names;
}

// --- man ------------------------------------------------------------------------------------------------------------

std::string roff(std::string_view text) { return escaped(text, {{'\\', "\\e"}, {'-', "\\-"}, {'\'', "\\(aq"}}); }

std::string manual_option(const Option& option) {
  const bool positional = option.get_positional();
  const std::string value = positional ? "" : value_of(option);
  const std::string initial = option.get_default_str();
  return fmt::format(".TP\n\\fB{}\\fR{}\n{}{}\n", roff(option.get_name(positional, true)),
                     value.empty() ? "" : " \\fI" + value + "\\fR", roff(option.get_description()),
                     initial.empty() ? "" : roff(" (default: " + initial + ")"));
}

std::string manual_options(const CLI::App& command) {
  std::string text;
  for (const Option* option : options_of(command, true)) text += manual_option(*option);
  for (const Option* option : options_of(command)) text += manual_option(*option);
  return text;
}

std::string manual_command(const CLI::App& command) {
  std::string usage = command.get_name();
  for (const Option* option : options_of(command, true)) usage += ' ' + option->get_name(true);
  return fmt::format(".SS rookie {}\n{}\n{}", usage, roff(command.get_description()), manual_options(command));
}

std::string manual(const CLI::App& app) {
  std::string commands;
  for (const CLI::App* command : commands_of(app)) commands += manual_command(*command);
  return fmt::format(R"(.TH ROOKIE 1 "" "rookie {}" "User Commands"
.SH NAME
rookie \- {}
.SH SYNOPSIS
.B rookie
.I COMMAND
[\fIOPTION\fR]...
.SH OPTIONS
{}.SH COMMANDS
{}.SH EXIT STATUS
0 on success, 1 if the command found something wrong, 2 if it was called incorrectly.
)",
                     ROOKIE_VERSION, roff(app.get_description()), manual_options(app), commands);
}

// --- shells ---------------------------------------------------------------------------------------------------------

std::string bash_completion(const CLI::App& app) {
  std::string cases;
  for (const CLI::App* command : commands_of(app)) {
    cases += fmt::format("      {}) names='{}' ;;\n", command->get_name(), names_of(*command));
  }
  return fmt::format(R"(_rookie() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} names='{}'
  COMPREPLY=()
  if [ "$COMP_CWORD" -gt 1 ]; then
    [[ $word == -* ]] || return 0
    case ${{COMP_WORDS[1]}} in
{}      *) return 0 ;;
    esac
  fi
  mapfile -t COMPREPLY < <(compgen -W "$names" -- "$word")
}}
complete -o default -F _rookie rookie
)",
                     names_of(app), cases);
}

std::string zsh(std::string_view text) {
  return escaped(text, {{'\'', "'\\''"}, {'[', "\\["}, {']', "\\]"}, {':', "\\:"}, {'\\', "\\\\"}});
}

std::string zsh_completion(const CLI::App& app) {
  std::string commands;
  std::string cases;
  for (const CLI::App* command : commands_of(app)) {
    commands += fmt::format("    '{}:{}'\n", command->get_name(), zsh(command->get_description()));
    cases += fmt::format("  {})\n    _arguments \\\n", command->get_name());
    for (const Option* option : options_of(*command)) {
      const std::string value = value_of(*option);
      cases += fmt::format("      '{}[{}]{}' \\\n", option->get_name(), zsh(option->get_description()),
                           value.empty() ? "" : ":" + value + ":_files");
    }
    cases += "      '*:file:_files'\n    ;;\n";
  }
  return fmt::format(R"(#compdef rookie
local -a commands=(
{})
if (( CURRENT == 2 )); then
  _describe command commands
  return
fi
shift words
(( CURRENT-- ))
case $words[1] in
{}esac
)",
                     commands, cases);
}

std::string fish(std::string_view text) { return escaped(text, {{'\'', "\\'"}, {'\\', "\\\\"}}); }

std::string fish_completion(const CLI::App& app) {
  std::string text;
  for (const CLI::App* command : commands_of(app)) {
    text += fmt::format("complete -c rookie -n __fish_use_subcommand -f -a {} -d '{}'\n", command->get_name(),
                        fish(command->get_description()));
    for (const Option* option : options_of(*command)) {
      text += fmt::format("complete -c rookie -n '__fish_seen_subcommand_from {}' -l {}{} -d '{}'\n",
                          command->get_name(), option->get_lnames().front(), value_of(*option).empty() ? "" : " -r",
                          fish(option->get_description()));
    }
  }
  return text;
}

int run_document(const DocumentArguments& arguments) {
  const CLI::App& app = *arguments.app;
  const std::filesystem::path folder = arguments.folder;
  for (const auto& [name, text] :
       {std::pair("rookie.1", manual(app)), std::pair("rookie.bash", bash_completion(app)),
        std::pair("_rookie", zsh_completion(app)), std::pair("rookie.fish", fish_completion(app))}) {
    std::ofstream file(folder / name);
    if (!(file << text).flush()) return wrong_call({.what = "cannot write " + (folder / name).string()});
  }
  return 0;
}

}  // namespace

void add_document(CLI::App& app, Run& run) {
  const auto [command, arguments] =
      add_command(app, run, "document", "writes the manual page and the shell completions", run_document);
  arguments->app = &app;
  command->group("");  // hidden: only the installation needs it
  command->add_option("folder", arguments->folder, "to write to")->required();
}

}  // namespace rookie
