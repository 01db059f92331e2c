#!/usr/bin/env bash
# Symfony's HttpCache (5.4 of Debian 12) sends a stored answer that has `Vary: *`.
#
# Expected: each request goes to the application. RFC 9111, 4.1: a stored answer with a `*` in Vary never fits another request.
# Happens: `*` is looked up as if it were the name of a header, which no request has, so that each request fits. With `Vary: Accept-Language` it asks for each language.
# Matters: what says that it depends on more than headers, such as a price by address or a test group, is the same for everybody until its time is over.
# Seen on 2026-11-30.
set -euo pipefail

command -v php > /dev/null || apt-get install -y --no-install-recommends php-cli > /dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='php-symfony-http-kernel=5.4.53+dfsg-0+deb12u1 php-symfony-http-foundation=5.4.53+dfsg-0+deb12u1 php-symfony-event-dispatcher php-symfony-event-dispatcher-contracts php-symfony-error-handler php-symfony-var-dumper php-symfony-deprecation-contracts php-symfony-polyfill-mbstring php-symfony-polyfill-php80 php-psr-event-dispatcher php-psr-log'
echo "${packages%% *}"
(cd "$folder" && apt-get download -qq $packages && for file in *.deb; do dpkg-deb -x "$file" root; done)

cat > "$folder/run.php" <<'PHP'
<?php
set_include_path(__DIR__ . '/root/usr/share/php');
require 'Symfony/Component/HttpKernel/autoload.php';

use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\HttpCache\Esi;
use Symfony\Component\HttpKernel\HttpCache\HttpCache;
use Symfony\Component\HttpKernel\HttpCache\Store;
use Symfony\Component\HttpKernel\HttpKernelInterface;

$kernel = new class implements HttpKernelInterface {
    public function handle(Request $request, int $type = 1, bool $catch = true): Response
    {
        $vary = $request->getPathInfo() === '/star' ? '*' : 'Accept-Language';
        return new Response($request->headers->get('accept-language'), 200, ['Cache-Control' => 's-maxage=60', 'Vary' => $vary]);
    }
};
$cache = new HttpCache($kernel, new Store(__DIR__ . '/store'), new Esi(), ['debug' => true]);
$shown = [];
foreach (['/language', '/star'] as $path) {
    foreach (['de', 'fr'] as $language) {
        $request = Request::create("http://shop.example$path");
        $request->headers->set('Accept-Language', $language);
        $answer = $cache->handle($request);
        $shown[] = $answer->getContent();
        echo $path, ' ', $language, ': ', $answer->getContent(), ' (', $answer->headers->get('X-Symfony-Cache'), ")\n";
    }
}
if ($shown !== ['de', 'fr', 'de', 'de']) {
    fwrite(STDERR, "what varies by everything is asked for anew now\n");
    exit(1);
}
PHP
php "$folder/run.php"
