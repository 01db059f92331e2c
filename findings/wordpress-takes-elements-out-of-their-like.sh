#!/usr/bin/env bash
# WordPress 6.1.9 (Debian 12) takes a custom element, a `<b>` or an `<svg>` out of one of the same name.
#
# Expected: `force_balance_tags` mends tags that are not closed. Markup that is closed stays.
# Happens: an element whose parent has its name is moved behind it, if the name is not on a list: `<section>` and `<details>` may nest, `<x-a>` may not.
# Matters: a tree or a menu of one custom element falls apart, an icon in an icon leaves it.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v php > /dev/null || apt-get install -y --no-install-recommends php-cli > /dev/null
packages='wordpress=6.1.9+dfsg1-0+deb12u1'
echo "$packages"
(cd "$folder" && apt-get download -qq $packages && for file in *.deb; do dpkg-deb -x "$file" root; done)

cat > "$folder/run.php" <<'PHP'
<?php
define('WPINC', 'wp-includes');
function apply_filters($name, $value) { return $value; }
require __DIR__ . '/root/usr/share/wordpress/wp-includes/formatting.php';
foreach (['section', 'details', 'x-a', 'svg'] as $tag) {
    $seen[$tag] = force_balance_tags("<$tag><$tag>a</$tag></$tag>") === "<$tag></$tag><$tag>a</$tag>" ? 'apart' : 'nested';
}
print_r($seen);
exit((int) ($seen !== ['section' => 'nested', 'details' => 'nested', 'x-a' => 'apart', 'svg' => 'apart']));
PHP
php "$folder/run.php" || { echo 'it nests other elements now' >&2; exit 1; }
