<?php

/**
 * The frame of a page, for back ends in PHP (7.4 and newer, with curl and iconv). It comes from the fragment service; when that does not answer in
 * time, it is what it answered last, or what the release has built in. shop-elements/host does the same on Node. How to use it: docs/hosts.md.
 */

declare(strict_types=1);

namespace ShopElements;

use InvalidArgumentException;
use RuntimeException;
use Throwable;

final class Host
{
    private const SITES = ['DE', 'AT', 'CH', 'CH_FR', 'PL', 'CZ', 'HU', 'SK', 'TR'];
    private const MAX_ANSWER_BYTES = 2000000;
    /** After a failure the service is not asked for that frame for this time; nor for a preview. */
    private const RETRY_SECONDS = 5;
    /** Anybody can make up the cookie of a preview. */
    private const MAX_PREVIEWS = 6;
    private const MAX_TOKEN_LENGTH = 1000;
    /** With less time left, after a preview that did not come, a call would be late, and count as a failure for all. */
    private const LEAST_SECONDS = 0.02;
    /** So many different failures are remembered as told. */
    private const MAX_TOLD = 1000;
    /** Of what the service says of a wrong attribute. */
    private const MAX_REASON_LENGTH = 300;
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
    /** @var array<string, string[]> by tag, the names of its attributes */
    private array $attributes = [];

    /**
     * @param array{service: string, cdn: string, release?: string, cache?: string, deadlineMs?: int, staleSeconds?: int, onError?: callable}
     *   $options
     *   - service: the address of the fragment service, http://127.0.0.1:8082
     *   - cdn: the folder of a channel or version on the CDN, the same as the service's: https://cdn.example/shop-elements/1/
     *   - release: the folder of a released version, whose fragments show when nothing else is there; by default dist/ of this package
     *   - cache: a folder that only this program can write; without it APCu is needed
     *   - deadlineMs: how long a page waits for its frame; 300
     *   - staleSeconds: how long an old frame may be used while the service fails; 86,400
     *   - onError: gets code and message of what went wrong, once until a call succeeds; by default error_log()
     *
     * @throws InvalidArgumentException for options that can't be used
     */
    public function __construct(array $options)
    {
        foreach (['service', 'cdn'] as $name) {
            if (!preg_match('#^https?://[^/]+#', $options[$name] ?? '')) {
                throw new InvalidArgumentException("$name: the address must begin with http:// or https://.");
            }
            if (preg_match('/[@?#]/', $options[$name])) {
                throw new InvalidArgumentException("$name: the address has no login, no query and no fragment.");
            }
        }
        if (substr($options['cdn'], -1) !== '/') {
            throw new InvalidArgumentException('cdn: the address is that of a folder, with a slash at its end.');
        }
        $this->service = rtrim($options['service'], '/');
        $this->cdn = $options['cdn'];
        $this->release = rtrim($options['release'] ?? dirname(__DIR__, 2) . '/dist', '/');
        foreach (['manifest.json', 'custom-elements.json', 'fragments/DE/shop-footer.html'] as $file) {
            if (!@is_readable("$this->release/$file")) {
                throw new InvalidArgumentException("release: $this->release/$file can't be read.");
            }
        }
        $this->deadlineMs = self::number($options, 'deadlineMs', 300, 1);
        $this->staleSeconds = self::number($options, 'staleSeconds', 86400, 0);
        $this->onError = $options['onError'] ?? static function (string $code, string $message): void {
            error_log("[shop-elements] $code: $message");
        };
        $this->store = new Store($options['cache'] ?? null, $this->service, $this->staleSeconds, $this->deadlineMs);
    }

    /**
     * The frame of a page, in time, whatever the service does.
     *
     * @param array<string, string|int|float|bool|null> $attributes by name, as on the tags; header.reduced is for the header only, null is not
     *   given. In UTF-8, and never what a visitor can choose: each combination is kept
     * @param string|null $cookie the page's request header, by default that of this request: staff with a preview get theirs. Nothing else in
     *   it is passed on
     * @return array{version: string, head: string, header: string, footer: string, scripts: string, csp: array<string, string[]>,
     *   vary: string[], source: string} source: service, kept (an old answer) or release
     *
     * @throws InvalidArgumentException for an unknown site, or attributes that can't be written
     */
    public function frame(string $site, array $attributes = [], ?string $cookie = null): array
    {
        if (!in_array($site, self::SITES, true)) {
            throw new InvalidArgumentException('The site must be one of ' . implode(', ', self::SITES) . '.');
        }
        $attributes = self::texts($attributes);
        $path = "/frame/$site" . ($attributes === [] ? '' : '?' . http_build_query($attributes, '', '&', PHP_QUERY_RFC3986));
        $now = microtime(true);
        $deadline = $now + $this->deadlineMs / 1000;
        $cookie = $cookie ?? $_SERVER['HTTP_COOKIE'] ?? '';
        if (preg_match('/(?:^|;)\s*previewToken=([\x21-\x3a\x3c-\x7e]+)/', $cookie, $token)) {
            $preview = $this->preview($path, $site, $token[1], $deadline);
            if ($preview !== null) {
                return $preview + ['source' => 'service'];
            }
        }
        $kept = $this->store->get($path);
        if (self::isDue($kept, $now) && microtime(true) < $deadline - self::LEAST_SECONDS) {
            $kept = $this->refreshed($path, $site, $kept, $deadline);
        }
        // What has just come may be fresh for no time at all.
        $isFresh = $kept !== null && $kept['freshUntil'] >= $now;
        if (($kept['frame'] ?? null) === null || !($isFresh || microtime(true) < $kept['usableUntil'])) {
            return $this->staticFrame($site, $attributes) + ['source' => 'release'];
        }
        return $kept['frame'] + ['source' => $isFresh ? 'service' : 'kept'];
    }

    /** @param array<string, mixed>|null $kept */
    private static function isDue(?array $kept, float $now): bool
    {
        return $kept === null || ($now >= $kept['freshUntil'] && $now >= $kept['retryAt']);
    }

    /**
     * The frame of a preview; null where it can't be had in time: its visitor gets what all get.
     *
     * @return array<string, mixed>|null
     */
    private function preview(string $path, string $site, string $token, float $deadline): ?array
    {
        if (strlen($token) > self::MAX_TOKEN_LENGTH || microtime(true) < ($this->store->get('preview')['retryAt'] ?? 0)) {
            return null;
        }
        $unlock = null;
        for ($slot = 0; $slot < self::MAX_PREVIEWS && $unlock === null; $slot++) {
            $unlock = $this->store->lock("preview $slot");
        }
        if ($unlock === null) {
            return null;
        }
        try {
            $preview = $this->tried($path, fn () => $this->askForFrame($path, $site, $deadline, $token)[0]);
            if ($preview === null) {
                $this->store->set('preview', ['retryAt' => microtime(true) + self::RETRY_SECONDS]);
            }
            return $preview;
        } finally {
            $unlock();
        }
    }

    /** The release that answers, asked for once a minute: when it changes, page caches are to be emptied. Null while it is not known. */
    public function version(): ?string
    {
        $kept = $this->store->get('/version');
        $now = microtime(true);
        if ($kept !== null && $now < $kept['until']) {
            return $kept['version'];
        }
        $unlock = $this->store->lock('/version');
        if ($unlock === null) {
            return $kept['version'] ?? null;
        }
        try {
            $version = $this->tried('/version', function () use ($now): string {
                $version = $this->ask('/version', $now + $this->deadlineMs / 1000)[0]['version'] ?? null;
                if (!is_string($version)) {
                    throw new Failure('WRONG_ANSWER', 'The answer is no version.');
                }
                return $version;
            });
            $seconds = $version === null ? self::RETRY_SECONDS : self::RELEASE_SECONDS;
            $version = $version ?? $kept['version'] ?? null;
            $this->store->set('/version', ['version' => $version, 'until' => microtime(true) + $seconds]);
            return $version;
        } finally {
            $unlock();
        }
    }

    /**
     * Asks for a frame and keeps it. Of many at once one asks: the others get what is kept, or wait for what it brings.
     *
     * @param array<string, mixed>|null $kept
     * @return array<string, mixed>|null
     */
    private function refreshed(string $path, string $site, ?array $kept, float $deadline): ?array
    {
        $unlock = $this->store->lock($path);
        if ($unlock === null) {
            if (isset($kept['frame'])) {
                return $kept;
            }
            do {
                usleep(10000);
                $kept = $this->store->get($path);
            } while ($kept === null && microtime(true) < $deadline);
            return $kept;
        }
        try {
            // Another request may have brought it meanwhile.
            $kept = $this->store->get($path) ?? $kept;
            if (!self::isDue($kept, microtime(true))) {
                return $kept;
            }
            $answer = $this->tried($path, fn () => $this->askForFrame($path, $site, $deadline));
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
     * What a call brings; null when it fails, which is told once until a call succeeds: a failure of the service by any call, one of an
     * answer by the call for it.
     *
     * @template T
     * @param callable(): T $call
     * @return T|null
     */
    private function tried(string $path, callable $call)
    {
        $told = $this->store->get('told') ?? [];
        $own = ["STATUS $path", "WRONG_ANSWER $path"];
        try {
            $value = $call();
            $left = array_values(array_diff($told, ['NO_ANSWER', 'LATE'], $own));
            if ($left !== $told) {
                $this->store->set('told', $left);
            }
            return $value;
        } catch (Failure $failure) {
            $key = in_array("$failure->kind $path", $own, true) ? "$failure->kind $path" : $failure->kind;
            if (!in_array($key, $told, true)) {
                $this->store->set('told', array_merge(array_slice($told, -self::MAX_TOLD), [$key]));
                $this->tell($failure);
            }
            return null;
        }
    }

    private function tell(Failure $failure): void
    {
        try {
            ($this->onError)($failure->kind, $failure->getMessage());
        } catch (Throwable $error) {
            error_log("[shop-elements] onError has failed: {$error->getMessage()}");
        }
    }

    /**
     * @return array{0: array<string, mixed>, 1: int} the frame, and for how many seconds it is fresh
     * @throws Failure
     */
    private function askForFrame(string $path, string $site, float $deadline, ?string $token = null): array
    {
        [$frame, $headers] = $this->ask($path, $deadline, $token);
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
    private function ask(string $path, float $deadline, ?string $token = null): array
    {
        if (!function_exists('curl_init')) {
            throw new Failure('NO_ANSWER', 'The extension curl is missing.');
        }
        $body = '';
        $headers = [];
        $handle = curl_init($this->service . $path);
        curl_setopt_array($handle, [
            CURLOPT_TIMEOUT_MS => max(1, (int) (($deadline - microtime(true)) * 1000)),
            CURLOPT_NOSIGNAL => true,
            // The token of a preview is for the service only.
            CURLOPT_PROXY => '',
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
        $answer = json_decode($body, true, 100);
        if ($status !== 200) {
            $message = is_array($answer) ? $answer['message'] ?? null : null;
            $reason = is_string($message) ? ': ' . substr($message, 0, self::MAX_REASON_LENGTH) : '.';
            throw new Failure('STATUS', "The fragment service answers with $status$reason");
        }
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

    /**
     * @param array<mixed> $attributes
     * @return array<string, string> in one order: equal attributes have one address
     */
    private static function texts(array $attributes): array
    {
        $texts = [];
        foreach ($attributes as $name => $value) {
            if (is_int($name) || !(is_scalar($value) || $value === null)) {
                throw new InvalidArgumentException("attributes: $name is no name with a text, number or boolean.");
            }
            if ($value !== null) {
                $texts[$name] = is_bool($value) ? var_export($value, true) : (string) $value;
            }
        }
        ksort($texts, SORT_STRING);
        return $texts;
    }

    /** @param array<string, mixed> $options */
    private static function number(array $options, string $name, int $default, int $least): int
    {
        $value = $options[$name] ?? $default;
        if (!is_int($value) || $value < $least) {
            throw new InvalidArgumentException("$name: a whole number, at least $least.");
        }
        return $value;
    }

    /**
     * The frame without the service: the fragments of the release, with the attributes on their tags. The browser puts right what differs.
     *
     * @param array<string, string> $attributes
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
        $version = $manifest['version'] ?? '';
        $isPinned = $version !== '' && substr($this->cdn, -strlen("/$version/")) === "/$version/";
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
            'version' => $version,
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

    /**
     * The fragment of the release, or a bare tag where it can't be read.
     *
     * @param array<string, string> $attributes
     */
    private function fragment(string $tag, string $site, array $attributes): string
    {
        $own = substr($tag, strlen('shop-')) . '.';
        $given = [];
        foreach ($attributes as $name => $value) {
            $isOwn = strpos($name, $own) === 0;
            $short = $isOwn ? substr($name, strlen($own)) : $name;
            // The site is the frame's.
            $isKnown = $short !== 'site' && in_array($short, $this->attributesOf($tag), true);
            if ($isKnown && ($isOwn || !isset($attributes[$own . $short]))) {
                $given[$short] = $value;
            }
        }
        ksort($given, SORT_STRING);
        $isReduced = in_array($given['reduced'] ?? 'false', ['', 'true'], true);
        $html = (string) @file_get_contents("$this->release/fragments/$site/$tag" . ($isReduced ? '.reduced' : '') . '.html');
        $start = "<$tag site=\"$site\"";
        foreach ($given as $name => $value) {
            $start .= " $name=\"" . self::escaped($value) . '"';
        }
        return $start . ($html === '' ? "></$tag>\n" : substr($html, (int) strpos($html, '>')));
    }

    /** @return string[] */
    private function attributesOf(string $tag): array
    {
        if ($this->attributes === []) {
            foreach ($this->read('custom-elements.json')['modules'] ?? [] as $module) {
                foreach ($module['declarations'] ?? [] as $declaration) {
                    $this->attributes[$declaration['tagName'] ?? ''] = array_column($declaration['attributes'] ?? [], 'name');
                }
            }
        }
        return $this->attributes[$tag] ?? [];
    }

    /** @return array<string, mixed> */
    private function read(string $file): array
    {
        return json_decode((string) @file_get_contents("$this->release/$file"), true) ?? [];
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
    /** One write in so many looks for files that nobody uses any more. */
    private const SWEEP = 200;

    private ?string $folder;
    private string $prefix;
    /** What is older is never used. */
    private int $seconds;
    /** A lock in APCu that is as old belongs to a request that was killed. */
    private int $lockSeconds;

    public function __construct(?string $folder, string $service, int $staleSeconds, int $deadlineMs)
    {
        if ($folder === null && !(function_exists('apcu_enabled') && apcu_enabled())) {
            throw new InvalidArgumentException('cache: without APCu a folder is needed.');
        }
        if ($folder !== null && !@is_dir($folder) && !@mkdir($folder, 0700, true) && !@is_dir($folder)) {
            throw new InvalidArgumentException("cache: $folder can't be made.");
        }
        if ($folder !== null && !@is_writable($folder)) {
            throw new InvalidArgumentException("cache: $folder can't be written.");
        }
        $this->seconds = $staleSeconds + 86400;
        $this->lockSeconds = (int) ceil($deadlineMs / 1000) + 1;
        $this->folder = $folder;
        $this->prefix = "shop-elements $service ";
    }

    /** @return array<mixed>|null */
    public function get(string $key): ?array
    {
        $text = $this->folder === null ? apcu_fetch($this->prefix . $key) : $this->textOf($this->file($key));
        $value = is_string($text) ? json_decode($text, true) : null;
        return is_array($value) ? $value : null;
    }

    /** @return string|false */
    private function textOf(string $file)
    {
        return is_link($file) ? false : @file_get_contents($file);
    }

    /** @param array<mixed>|null $value */
    public function set(string $key, ?array $value): void
    {
        $text = (string) json_encode($value);
        if ($this->folder === null) {
            apcu_store($this->prefix . $key, $text, $this->seconds);
            return;
        }
        // In one step: others read a whole one. Under a name that nobody knows before, where nothing is: no link that leads elsewhere.
        $draft = $this->file($key) . '.' . bin2hex(random_bytes(8));
        $file = @fopen($draft, 'x');
        if ($file !== false) {
            $isWhole = fwrite($file, $text) === strlen($text);
            if (!fclose($file) || !$isWhole || !@rename($draft, $this->file($key))) {
                @unlink($draft);
            }
        }
        if (mt_rand(1, self::SWEEP) === 1) {
            $this->sweep();
        }
    }

    private function sweep(): void
    {
        foreach (glob($this->folder . '/*.json*') ?: [] as $file) {
            if (@filemtime($file) < time() - $this->seconds) {
                @unlink($file);
            }
        }
    }

    /** What gives the lock back; null while another request has it. */
    public function lock(string $key): ?callable
    {
        if ($this->folder === null) {
            $name = $this->prefix . 'lock ' . $key;
            return apcu_add($name, 1, $this->lockSeconds) ? static fn () => apcu_delete($name) : null;
        }
        $name = $this->file($key) . '.lock';
        // A link that somebody has put there is not followed; neither does it stand in the way.
        if (is_link($name)) {
            @unlink($name);
        }
        // The first one makes it, where nothing is.
        $file = @fopen($name, 'x') ?: @fopen($name, 'r+');
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
