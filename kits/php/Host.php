<?php

/**
 * The frame of a page, for back ends in PHP (7.4 and newer, with curl). It comes from the fragment service; when that does not answer in
 * time, it is what it answered last, or what the release has built in. shop-elements/host does the same on Node. How to use it: docs/hosts.md.
 */

declare(strict_types=1);

namespace ShopElements;

use InvalidArgumentException;
use RuntimeException;

final class Host
{
    private const SITES = ['DE', 'AT', 'CH', 'CH_FR', 'PL', 'CZ', 'HU', 'SK', 'TR'];
    private const MAX_ANSWER_BYTES = 2000000;
    /** After a failure the service is not asked for that frame for this time. */
    private const RETRY_SECONDS = 5;
    /** How often the service is asked for its release. */
    private const RELEASE_SECONDS = 60;

    private string $service;
    private string $cdn;
    private string $release;
    private int $deadlineMs;
    private int $staleSeconds;
    private Store $store;
    /** @var callable(string $code, string $message): void */
    private $onError;

    /**
     * @param array{service: string, cdn: string, release?: string, cache?: string, deadlineMs?: int, staleSeconds?: int, onError?: callable}
     *   $options
     *   - service: the address of the fragment service, http://127.0.0.1:8082
     *   - cdn: the folder of a channel or version on the CDN, as the service has it: https://cdn.example/shop-elements/1/
     *   - release: a copy of a released version, whose fragments show when nothing else is there; by default dist/ of this package
     *   - cache: a folder that only this program can write; without it APCu is needed
     *   - deadlineMs: how long a page waits for its frame; 300
     *   - staleSeconds: how long an old frame may be used while the service fails; 86,400
     *   - onError: gets code and message of what went wrong, each code once until a call succeeds; by default error_log()
     *
     * @throws InvalidArgumentException for options that can't be used
     */
    public function __construct(array $options)
    {
        foreach (['service', 'cdn'] as $name) {
            if (!preg_match('#^https?://[^/]+#', $options[$name] ?? '')) {
                throw new InvalidArgumentException("$name: the address must begin with http:// or https://.");
            }
        }
        if (substr($options['cdn'], -1) !== '/') {
            throw new InvalidArgumentException('cdn: the address is that of a folder, with a slash at its end.');
        }
        $this->service = rtrim($options['service'], '/');
        $this->cdn = $options['cdn'];
        $this->release = rtrim($options['release'] ?? dirname(__DIR__, 2) . '/dist', '/');
        if (!is_readable("$this->release/manifest.json")) {
            throw new InvalidArgumentException("release: $this->release/manifest.json can't be read.");
        }
        $this->deadlineMs = $options['deadlineMs'] ?? 300;
        $this->staleSeconds = $options['staleSeconds'] ?? 86400;
        $this->onError = $options['onError'] ?? static function (string $code, string $message): void {
            error_log("[shop-elements] $code: $message");
        };
        $this->store = new Store($options['cache'] ?? null, $this->service);
    }

    /**
     * The frame of a page, in time, whatever the service does.
     *
     * @param array<string, string|bool> $attributes by name, as on the tags; header.reduced is for the header only. In UTF-8, and never what a
     *   visitor can choose: each combination is kept
     * @param string|null $cookie the page's request header: staff with a preview get theirs. Nothing else in it is passed on
     * @return array{version: string, head: string, header: string, footer: string, scripts: string, csp: array<string, string[]>,
     *   vary: string[]}
     *
     * @throws InvalidArgumentException for an unknown site
     */
    public function frame(string $site, array $attributes = [], ?string $cookie = null): array
    {
        if (!in_array($site, self::SITES, true)) {
            throw new InvalidArgumentException('The site must be one of ' . implode(', ', self::SITES) . '.');
        }
        $path = "/frame/$site" . self::query($attributes);
        $cookie = $cookie ?? $_SERVER['HTTP_COOKIE'] ?? '';
        if (preg_match('/(?:^|;)\s*previewToken=([\x21-\x3a\x3c-\x7e]+)/', $cookie, $token)) {
            $preview = $this->tried(fn () => $this->askForFrame($path, $site, $token[1])[0]);
            if ($preview !== null) {
                return $preview;
            }
        }
        $kept = $this->store->get($path);
        $now = microtime(true);
        if ($kept === null || ($now >= $kept['freshUntil'] && $now >= $kept['retryAt'])) {
            $kept = $this->refreshed($path, $site, $kept);
        }
        return ($kept['frame'] ?? null) !== null && microtime(true) < $kept['usableUntil']
            ? $kept['frame']
            : $this->staticFrame($site, $attributes);
    }

    /** The release that answers, asked for once a minute: when it changes, page caches are to be emptied. Null while it is not known. */
    public function version(): ?string
    {
        $kept = $this->store->get('/version');
        if ($kept !== null && microtime(true) < $kept['until']) {
            return $kept['version'];
        }
        $version = $this->tried(function (): string {
            $version = $this->ask('/version')[0]['version'] ?? null;
            if (!is_string($version)) {
                throw new Failure('WRONG_ANSWER', 'The answer is no version.');
            }
            return $version;
        });
        $version = $version ?? $kept['version'] ?? null;
        $this->store->set('/version', ['version' => $version, 'until' => microtime(true) + self::RELEASE_SECONDS]);
        return $version;
    }

    /**
     * Asks for a frame and keeps it. Of many at once one asks: the others get what is kept, or wait for what it brings.
     *
     * @param array<string, mixed>|null $kept
     * @return array<string, mixed>|null
     */
    private function refreshed(string $path, string $site, ?array $kept): ?array
    {
        $unlock = $this->store->lock($path);
        if ($unlock === null) {
            if (isset($kept['frame'])) {
                return $kept;
            }
            $end = microtime(true) + $this->deadlineMs / 1000;
            do {
                usleep(10000);
                $kept = $this->store->get($path);
            } while ($kept === null && microtime(true) < $end);
            return $kept;
        }
        try {
            $answer = $this->tried(fn () => $this->askForFrame($path, $site));
            $now = microtime(true);
            if ($answer === null) {
                $kept = ['retryAt' => $now + self::RETRY_SECONDS]
                    + ($kept ?? ['frame' => null, 'freshUntil' => 0, 'usableUntil' => 0]);
            } else {
                $fresh = $now + $answer[1];
                $kept = [
                    'frame' => $answer[0],
                    'freshUntil' => $fresh,
                    'usableUntil' => $fresh + $this->staleSeconds,
                    'retryAt' => 0,
                ];
            }
            $this->store->set($path, $kept);
            return $kept;
        } finally {
            $unlock();
        }
    }

    /**
     * What a call brings; null when it fails, which is told.
     *
     * @template T
     * @param callable(): T $call
     * @return T|null
     */
    private function tried(callable $call)
    {
        $told = $this->store->get('told');
        try {
            $value = $call();
            if ($told !== null) {
                $this->store->set('told', null);
            }
            return $value;
        } catch (Failure $failure) {
            if (!in_array($failure->kind, $told ?? [], true)) {
                $this->store->set('told', array_merge($told ?? [], [$failure->kind]));
                ($this->onError)($failure->kind, $failure->getMessage());
            }
            return null;
        }
    }

    /**
     * @return array{0: array<string, mixed>, 1: int} the frame, and for how many seconds it is fresh
     * @throws Failure
     */
    private function askForFrame(string $path, string $site, ?string $token = null): array
    {
        [$frame, $headers] = $this->ask($path, $token);
        if (!self::isFrameOf($site, $frame)) {
            throw new Failure('WRONG_ANSWER', "The answer is no frame of $site.");
        }
        preg_match('/max-age=(\d+)/', $headers['cache-control'] ?? '', $maxAge);
        return [$frame, max(0, (int) ($maxAge[1] ?? 0) - (int) ($headers['age'] ?? 0))];
    }

    /**
     * @return array{0: mixed, 1: array<string, string>} the parsed answer, and its headers by name
     * @throws Failure when no answer comes in time, or one that is no JSON
     */
    private function ask(string $path, ?string $token = null): array
    {
        if (!function_exists('curl_init')) {
            throw new Failure('NO_ANSWER', 'The extension curl is missing.');
        }
        $body = '';
        $headers = [];
        $handle = curl_init($this->service . $path);
        curl_setopt_array($handle, [
            CURLOPT_TIMEOUT_MS => $this->deadlineMs,
            CURLOPT_NOSIGNAL => true,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            // To a login page, for example.
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_HTTPHEADER => $token === null ? [] : ["Cookie: previewToken=$token"],
            CURLOPT_HEADERFUNCTION => static function ($handle, string $line) use (&$headers): int {
                [$name, $value] = explode(':', $line, 2) + [1 => ''];
                $headers[strtolower($name)] = trim($value);
                return strlen($line);
            },
            // Fewer bytes than were given end the call.
            CURLOPT_WRITEFUNCTION => static function ($handle, string $part) use (&$body): int {
                $body .= $part;
                return strlen($body) > self::MAX_ANSWER_BYTES ? 0 : strlen($part);
            },
        ]);
        curl_exec($handle);
        $error = curl_errno($handle);
        $status = curl_getinfo($handle, CURLINFO_RESPONSE_CODE);
        if ($error === CURLE_OPERATION_TIMEDOUT) {
            throw new Failure('LATE', "The fragment service took over $this->deadlineMs ms.");
        }
        if (strlen($body) > self::MAX_ANSWER_BYTES) {
            throw new Failure('WRONG_ANSWER', 'The answer has more than ' . self::MAX_ANSWER_BYTES . ' bytes.');
        }
        if ($error !== 0) {
            throw new Failure('NO_ANSWER', 'The fragment service does not answer (' . curl_error($handle) . ').');
        }
        if ($status !== 200) {
            throw new Failure('STATUS', "The fragment service answers with $status.");
        }
        $answer = json_decode($body, true, 100);
        if (!is_array($answer)) {
            throw new Failure('WRONG_ANSWER', 'The answer is no JSON.');
        }
        return [$answer, $headers];
    }

    /** @param mixed $frame */
    private static function isFrameOf(string $site, $frame): bool
    {
        $isWhole = static function ($html, string $tag) use ($site): bool {
            return is_string($html)
                && strpos($html, "<$tag site=\"$site\"") === 0
                && substr(rtrim($html), -strlen("</$tag>")) === "</$tag>";
        };
        foreach (['version', 'head', 'scripts'] as $name) {
            if (!is_string($frame[$name] ?? null)) {
                return false;
            }
        }
        return $isWhole($frame['header'] ?? null, 'shop-header')
            && $isWhole($frame['footer'] ?? null, 'shop-footer')
            && is_array($frame['csp'] ?? null)
            && is_array($frame['vary'] ?? null);
    }

    /** @param array<string, string|bool> $attributes */
    private static function query(array $attributes): string
    {
        $texts = array_map(static fn ($value): string => is_bool($value) ? var_export($value, true) : $value, $attributes);
        // Equal attributes have one address.
        ksort($texts, SORT_STRING);
        return $texts === [] ? '' : '?' . http_build_query($texts, '', '&', PHP_QUERY_RFC3986);
    }

    /**
     * The frame without the service: the fragments of the release, with the attributes on their tags. The browser puts right what differs.
     *
     * @param array<string, string|bool> $attributes
     * @return array<string, mixed>
     */
    private function staticFrame(string $site, array $attributes): array
    {
        $manifest = $this->read('manifest.json');
        [$header, $footer] = [
            $this->fragment('shop-header', $site, $attributes),
            $this->fragment('shop-footer', $site, $attributes),
        ];
        preg_match('#^https?://[^/]+#', $this->cdn, $origin);
        $isPinned = substr($this->cdn, -strlen("/{$manifest['version']}/")) === "/{$manifest['version']}/";
        $integrity = $isPinned
            ? " integrity=\"{$manifest['files']['shop-elements.js']['integrity']}\" crossorigin=\"anonymous\""
            : '';
        $address = self::escaped("{$this->cdn}shop-elements.js");
        preg_match_all('#<style[^>]*>(.*?)</style>#s', $header . $footer, $styles);
        $hashes = array_map(
            static fn (string $css): string => "'sha256-" . base64_encode(hash('sha256', $css, true)) . "'",
            $styles[1]
        );
        return [
            'version' => $manifest['version'],
            'head' => '<link rel="preconnect" href="' . self::escaped($origin[0]) . '" crossorigin>',
            'header' => $header,
            'footer' => $footer,
            'scripts' => "<script type=\"module\" src=\"$address\"$integrity></script>",
            'csp' => [
                'script-src' => ["'self'", $origin[0]],
                'style-src' => array_merge(["'self'"], array_values(array_unique($hashes))),
                'img-src' => ["'self'", 'data:'],
                'connect-src' => ["'self'"],
            ],
            'vary' => ['previewToken'],
        ];
    }

    /** @param array<string, string|bool> $attributes */
    private function fragment(string $tag, string $site, array $attributes): string
    {
        $own = substr($tag, strlen('shop-')) . '.';
        $given = [];
        foreach ($attributes as $name => $value) {
            $short = strpos($name, $own) === 0 ? substr($name, strlen($own)) : $name;
            // The site is the frame's.
            if ($short !== 'site' && in_array($short, $this->attributesOf($tag), true)) {
                $given[$short] = is_bool($value) ? var_export($value, true) : $value;
            }
        }
        ksort($given, SORT_STRING);
        $isReduced = in_array($given['reduced'] ?? 'false', ['', 'true'], true);
        $html = file_get_contents("$this->release/fragments/$site/$tag" . ($isReduced ? '.reduced' : '') . '.html');
        $start = "<$tag site=\"$site\"";
        foreach ($given as $name => $value) {
            $start .= " $name=\"" . self::escaped($value) . '"';
        }
        return $start . substr((string) $html, (int) strpos((string) $html, '>'));
    }

    /** @return string[] */
    private function attributesOf(string $tag): array
    {
        foreach ($this->read('custom-elements.json')['modules'] as $module) {
            foreach ($module['declarations'] as $declaration) {
                if (($declaration['tagName'] ?? '') === $tag) {
                    return array_column($declaration['attributes'], 'name');
                }
            }
        }
        return [];
    }

    /** @return array<string, mixed> */
    private function read(string $file): array
    {
        return json_decode((string) file_get_contents("$this->release/$file"), true);
    }

    /** In ASCII, for pages of any encoding. */
    private static function escaped(string $text): string
    {
        return preg_replace_callback(
            '/[^\x00-\x7f]/u',
            static fn (array $match): string => '&#' . unpack('N', (string) iconv('UTF-8', 'UCS-4BE', $match[0]))[1] . ';',
            htmlspecialchars($text, ENT_QUOTES, 'UTF-8')
        ) ?? '';
    }
}

final class Failure extends RuntimeException
{
    /** NO_ANSWER, LATE, STATUS or WRONG_ANSWER. */
    public string $kind;

    public function __construct(string $kind, string $message)
    {
        parent::__construct($message);
        $this->kind = $kind;
    }
}

/** What is kept between requests: in a folder, or in APCu. */
final class Store
{
    /** No call takes longer; a lock that is as old belongs to a request that was killed. */
    private const LOCK_SECONDS = 5;

    private ?string $folder;
    private string $prefix;

    public function __construct(?string $folder, string $service)
    {
        if ($folder === null && !(function_exists('apcu_enabled') && apcu_enabled())) {
            throw new InvalidArgumentException('cache: without APCu a folder is needed.');
        }
        if ($folder !== null && !is_dir($folder) && !@mkdir($folder, 0700, true) && !is_dir($folder)) {
            throw new InvalidArgumentException("cache: $folder can't be made.");
        }
        $this->folder = $folder;
        $this->prefix = "shop-elements $service ";
    }

    /** @return array<mixed>|null */
    public function get(string $key): ?array
    {
        $text = $this->folder === null ? apcu_fetch($this->prefix . $key) : @file_get_contents($this->file($key));
        $value = is_string($text) ? json_decode($text, true) : null;
        return is_array($value) ? $value : null;
    }

    /** @param array<mixed>|null $value */
    public function set(string $key, ?array $value): void
    {
        $text = (string) json_encode($value);
        if ($this->folder === null) {
            apcu_store($this->prefix . $key, $text);
            return;
        }
        // In one step: others read a whole one.
        $draft = $this->file($key) . '.' . getmypid() . '.' . mt_rand();
        if (@file_put_contents($draft, $text) === strlen($text)) {
            rename($draft, $this->file($key));
        } else {
            @unlink($draft);
        }
    }

    /** What gives the lock back; null while another request has it. */
    public function lock(string $key): ?callable
    {
        if ($this->folder === null) {
            $name = $this->prefix . 'lock ' . $key;
            return apcu_add($name, 1, self::LOCK_SECONDS) ? static fn () => apcu_delete($name) : null;
        }
        $file = @fopen($this->file($key) . '.lock', 'c');
        // Where nothing can be written each request asks for itself.
        if ($file === false) {
            return static fn () => null;
        }
        // Its end ends with the process.
        return flock($file, LOCK_EX | LOCK_NB) ? static fn () => fclose($file) : null;
    }

    private function file(string $key): string
    {
        return $this->folder . '/' . hash('sha256', $this->prefix . $key) . '.json';
    }
}
