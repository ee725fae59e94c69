#!/usr/bin/env bash
# The README's two commands as a bare machine runs them: a fresh clone, no browser, font, PostgreSQL, web server or cache of ours.
#   npm run tools -- bare                 what is committed
#   npm run tools -- bare --worktree   the working tree as it is
# Needs Linux with git, unshare and mount (util-linux), root or user namespaces, 2 GB in $TMPDIR, and the ports of `npm start`.
# npm keeps its own configuration and download cache.
set -euo pipefail

need() {
  echo "npm run tools -- bare needs $1." >&2
  exit 2
}

root=$(cd "$(dirname "$0")/.." && pwd)

if [ "${IN_NAMESPACE:-}" != 1 ]; then
  [ "$(uname -s)" = Linux ] || need 'Linux: it hides what is installed in a mount namespace of its own'
  for program in git unshare mount; do
    command -v "$program" >/dev/null || need "$program; install it (Debian: git, util-linux)"
  done
  as_root=()
  [ "$(id -u)" = 0 ] || as_root=(--map-root-user)
  unshare --mount "${as_root[@]}" mount -t tmpfs none /mnt 2>/dev/null ||
    need 'root or user namespaces: run it as root, or with sysctl kernel.unprivileged_userns_clone=1 (in a container: --privileged)'
  folder=$(mktemp -d "${TMPDIR:-/tmp}/madang-bare.XXXXXX")
  trap 'rm -rf "$folder"' EXIT
  git clone --quiet "$root" "$folder/clone"
  if [ "${1:-}" = --worktree ]; then
    git -C "$folder/clone" rm -r --quiet .
    (cd "$root" && git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
      if [ -e "$file" ]; then printf '%s\0' "$file"; fi
    done | tar --create --null --files-from=-) | tar --extract --directory="$folder/clone"
  fi
  IN_NAMESPACE=1 unshare --mount "${as_root[@]}" "$0" "$folder"
  exit
fi

folder=$1
hidden=$folder/hidden
mkdir "$hidden"
mount -t tmpfs none "$hidden"
mkdir "$hidden/empty"

# Overlays, because a file that is covered by a mount still exists.
for programs in /usr/bin /usr/sbin /usr/local/bin; do
  [ -d "$programs" ] && [ ! -L "$programs" ] || continue
  layer=$hidden$programs
  mkdir -p "$layer/upper" "$layer/work"
  mount -t overlay none -o "lowerdir=$programs,upperdir=$layer/upper,workdir=$layer/work" "$programs"
  rm -f "$programs"/{chromium,google-chrome,chrome,firefox,brave,microsoft-edge,nginx,caddy,initdb}*
done
for place in /usr/share/fonts /usr/local/share/fonts /etc/fonts ~/.fonts ~/.local/share/fonts /usr/lib/postgresql /opt/google /snap; do
  [ ! -d "$place" ] || mount --bind "$hidden/empty" "$place"
done
for variable in CHROME_PATH FONTCONFIG_FILE FONTCONFIG_PATH DATABASE_URL DISPLAY WAYLAND_DISPLAY; do unset "$variable"; done
export XDG_CACHE_HOME=$folder/cache
cd "$folder/clone"

step() { printf '\n[%s s] %s\n' "$SECONDS" "$1"; }

step 'npm ci && npm start'
npm ci
log=$folder/start.log
# A process group of its own: Ctrl-C in a terminal reaches npm and the server.
set -m
npm start >"$log" 2>&1 &
server=$!
set +m
until grep -q 'Madang is ready' "$log"; do
  kill -0 "$server" 2>/dev/null || { cat "$log"; echo 'npm start ended before it was ready.'; exit 1; }
  sleep 0.5
done
cat "$log"
site=$(sed -n 's/^ *Site *\(http[^ ]*\).*/\1/p' "$log")
node -e 'fetch(process.argv[1]).then(async (answer) => { if (!answer.ok || !(await answer.text()).includes("<h1")) process.exit(1); })' "$site" ||
  { echo "$site shows no page."; kill -INT -- "-$server"; exit 1; }
kill -INT -- "-$server"
status=0
wait "$server" || status=$?
# npm ends with 130 (SIGINT) after the server has stopped.
case $status in 0 | 130) ;; *) tail -n 5 "$log"; echo "npm start ended with $status."; exit 1 ;; esac
grep -q '^Stopped\.' "$log" || { tail -n 5 "$log"; echo 'npm start did not say that it stopped.'; exit 1; }

step 'npm ci && npm test'
npm ci
npm test
step 'Both commands pass.'
