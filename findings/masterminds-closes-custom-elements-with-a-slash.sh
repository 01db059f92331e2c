#!/usr/bin/env bash
# masterminds/html5 2.7.6 (Debian 12) takes a custom element with a slash for one without content.
#
# Expected: `<x-card/>text</x-card>` has the text. HTML, 13.2.6.1: in the start tag of an element that is neither void nor foreign, the slash is a parse error and has no other meaning; browsers read on.
# Happens: the element is written with its end tag at once, and the text moves behind it. A `<div/>` is read rightly.
# Matters: a page that a CMS reads and writes again has the text outside of its element, without a message of the parser.
# Seen on 2026-11-30.
set -euo pipefail

php -r 'exit((int) !extension_loaded("dom"));' 2> /dev/null || apt-get install -y --no-install-recommends php-cli php-xml > /dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='php-masterminds-html5=2.7.6+dfsg-1'
echo "$packages"
(cd "$folder" && apt-get download -qq $packages && dpkg-deb -x *.deb root)

cat > "$folder/run.php" <<'PHP'
<?php
require __DIR__ . '/root/usr/share/php/Masterminds/HTML5/autoload.php';

function written(string $source): string
{
    $html = new Masterminds\HTML5(['disable_html_ns' => true]);
    $result = $html->saveHTML($html->loadHTMLFragment($source));
    echo $source, ' becomes ', $result, "\n";
    return $result;
}
$results = array_map('written', ['<x-card>text</x-card>', '<x-card/>text</x-card>', '<div/>text</div>']);
if ($results !== ['<x-card>text</x-card>', '<x-card></x-card>text', '<div>text</div>']) {
    fwrite(STDERR, "the slash has no meaning now\n");
    exit(1);
}
PHP
php "$folder/run.php"
