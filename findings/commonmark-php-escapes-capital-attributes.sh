#!/usr/bin/env bash
# league/commonmark 2.3.9 (Debian 12) shows `<svg viewBox="…">` as text, though HTML is allowed.
#
# Expected: names of attributes and tags may have capitals; CommonMark says so, and HTML does not care.
# Happens: a start tag with a capital letter in it, `viewBox`, `maxLength` or `<A HREF>`, is escaped. `<svg viewbox>` is passed on.
# Matters: pages written in Markdown show the source of each drawing. Its end tag stays, without a beginning.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='php-league-commonmark=2.3.9-1+deb12u1 php-league-config=1.2.0-1 php-nette-schema=1.2.3-1 php-nette-utils=4.0.0-1 php-dflydev-dot-access-data=3.0.2-1 php-psr-event-dispatcher=1.0.0-2 php8.2-mbstring'
echo "$packages"
(cd "$folder" && apt-get download -qq $packages && for file in *.deb; do dpkg-deb -x "$file" root; done)

cat > "$folder/run.php" <<'PHP'
<?php
$classes = __DIR__ . '/root/usr/share/php/';
spl_autoload_register(function ($class) use ($classes) {
    $file = $classes . strtr($class, [chr(92) => '/']) . '.php';
    if (is_file($file)) require_once $file;
});
$converter = new League\CommonMark\CommonMarkConverter();
foreach (['<svg viewBox="0 0 9 9"></svg>', '<svg viewbox="0 0 9 9"></svg>'] as $html) {
    $seen[] = trim($converter->convert("Icon $html"));
}
print_r($seen);
$expected = ['<p>Icon &lt;svg viewBox=&quot;0 0 9 9&quot;&gt;</svg></p>', '<p>Icon <svg viewbox="0 0 9 9"></svg></p>'];
if ($seen !== $expected) {
    fwrite(STDERR, 'it treats capitals differently now');
    exit(1);
}
PHP
extension=$(find "$folder/root" -name mbstring.so)
php -d "extension=$extension" "$folder/run.php"
