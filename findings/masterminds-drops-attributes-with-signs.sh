#!/usr/bin/env bash
# masterminds/html5 2.7.6 (Debian 12) drops attributes whose names have an `@`, a `#` or brackets.
#
# Expected: they stay. HTML, 13.1.2.3: the name of an attribute may have all characters but blanks, quotes, `>`, `/`, `=` and controls.
# Happens: `@click`, `#item` and `[disabled]` disappear, and `<x-card.small>` is an `<x-card>`; `:class`, `x-on:click` and `data-` stay.
# Matters: templates of Vue, Alpine and Angular that a CMS reads and writes again keep half of their bindings, and do nothing when they are clicked.
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
$result = written('<button :class="a" x-on:click="b" @click="c" #item [disabled]="d">e</button>');
$card = written('<x-card.small>e</x-card.small>');
if ($result !== '<button :class="a" x-on:click="b">e</button>' || $card !== '<x-card>e</x-card>') {
    fwrite(STDERR, "the names stay now\n");
    exit(1);
}
PHP
php "$folder/run.php"
