<?php

/**
 * Plugin Name: Shop Elements
 * Description: Header and footer of the shop, with menu and campaigns in the HTML. Settings → Shop Elements.
 * Requires at least: 5.2
 * Requires PHP: 7.4
 *
 * Beside it in its folder: Host.php, the kit for PHP. How to use it: docs/hosts.md.
 */

declare(strict_types=1);

namespace ShopElements\WordPress;

use InvalidArgumentException;
use ShopElements\Host;

defined('ABSPATH') || exit;

require_once __DIR__ . '/Host.php';

const OPTION = 'shop_elements';
const RELEASE = 'shop_elements_release';
const EVENT = 'shop_elements_look';
const PREVIEW = 'previewToken';

/** By name: the label of a setting, and an example. */
const SETTINGS = [
    'service' => ['Fragment service', 'http://127.0.0.1:8082'],
    'cdn' => ['Folder of the channel or version on the CDN', 'https://cdn.example/shop-elements/1/'],
    'release' => ['Folder of the release on this server', '/srv/shop-elements/dist'],
    'site' => ['Site', 'DE'],
    'attributes' => ['Attributes, as in an address', 'theme=dark&top-banner=summer'],
];

/** @return array<string, string> */
function settings(): array
{
    $given = get_option(OPTION, []);
    return array_map('strval', (is_array($given) ? $given : []) + array_fill_keys(array_keys(SETTINGS), ''));
}

/**
 * The kit with these settings.
 *
 * @param array<string, string> $settings
 * @throws InvalidArgumentException for settings that can't be used
 */
function host(array $settings): Host
{
    $hasApcu = function_exists('apcu_enabled') && apcu_enabled();
    return new Host([
        'service' => $settings['service'],
        'cdn' => $settings['cdn'],
        'release' => $settings['release'],
    ] + ($hasApcu ? [] : ['cache' => WP_CONTENT_DIR . '/cache/shop-elements']));
}

/**
 * The frame of this page; null where the settings can't be used, which is told in the log. The page of the settings says why.
 *
 * @return array<string, mixed>|null
 */
function frame(): ?array
{
    static $frame = false;
    if ($frame === false) {
        try {
            $frame = settings()['service'] === '' ? null : frameOf(settings());
        } catch (InvalidArgumentException $error) {
            error_log("[shop-elements] {$error->getMessage()}");
            $frame = null;
        }
    }
    return $frame;
}

/**
 * @param array<string, string> $settings
 * @return array<string, mixed>
 * @throws InvalidArgumentException for settings that can't be used
 */
function frameOf(array $settings): array
{
    parse_str($settings['attributes'], $attributes);
    return host($settings)->frame($settings['site'], dotted($attributes));
}

/**
 * PHP puts underscores in the place of dots.
 *
 * @param array<string, mixed> $attributes
 * @return array<string, string>
 */
function dotted(array $attributes): array
{
    $texts = array_filter($attributes, 'is_string');
    $names = preg_replace('/^(header|footer)_/', '$1.', array_keys($texts));
    return array_combine($names, $texts);
}

function show(string ...$parts): void
{
    $frame = frame();
    foreach ($frame === null ? [] : $parts as $part) {
        // HTML of the service or of the release, whole and escaped there.
        echo $frame[$part];
    }
}

add_action('wp_head', static fn () => show('head'), 1);
add_action('wp_head', static fn () => show('scripts'), 99);
add_action('wp_body_open', static fn () => show('header'), 1);
add_action('wp_footer', static fn () => show('footer'), 1);

// Staff see a bar at the window's top; below 601 px it scrolls away.
add_action('wp_head', static function (): void {
    echo '<style>@media (width > 600px) { :root { --shop-header-top: var(--wp-admin--admin-bar--height, 0px) } }</style>';
});

// A page with a preview is for one visitor: no page cache keeps it.
add_action('init', static function (): void {
    if (isset($_COOKIE[PREVIEW])) {
        defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
        nocache_headers();
    }
});

/**
 * By tag, the title of its pattern, and the attributes of its shortcode: words and looks. Authors may write no HTML: where a tag leads, whom it
 * asks and whose token it sends is decided by those who set the site up.
 */
const SHORTCODES = [
    'shop-newsletter' => ['Newsletter form', [
        'locale', 'theme', 'mode', 'heading', 'alt-text', 'discount', 'welcome-voucher', 'origin', 'origin-addition',
        'scroll-to-success-message', 'show-doi-error-message', 'show-voucher-hint-footnote',
    ]],
    'shop-minicart' => ['Mini cart', ['locale', 'theme', 'open-on-page', 'quantity']],
];

/** @param mixed $attributes of the shortcode, as its author wrote them */
function tag(string $name, $attributes): string
{
    $html = "<$name site=\"" . esc_attr(settings()['site']) . '"';
    $refused = [];
    foreach (is_array($attributes) ? $attributes : [] as $attribute => $value) {
        // One without a value has a number for its name.
        [$attribute, $value] = is_int($attribute) ? [$value, ''] : [$attribute, $value];
        if (in_array($attribute, SHORTCODES[$name][1], true)) {
            $html .= ' ' . $attribute . '="' . esc_attr((string) $value) . '"';
        } else {
            $refused[] = $attribute;
        }
    }
    return "$html></$name>" . ($refused === [] ? '' : told($name, $refused));
}

/**
 * What a shortcode left out, for those who can put it right.
 *
 * @param string[] $refused
 */
function told(string $name, array $refused): string
{
    if (!current_user_can('edit_posts')) {
        return '';
    }
    $message = 'The shortcode ' . str_replace('-', '_', $name) . ' takes no ' . implode(', ', $refused) . '; it takes '
        . implode(', ', SHORTCODES[$name][1]) . '.';
    return '<p role="note">[shop-elements] ' . esc_html($message) . '</p>';
}

add_action('init', static function (): void {
    foreach (SHORTCODES as $name => [$title]) {
        $code = str_replace('-', '_', $name);
        add_shortcode($code, static fn ($attributes): string => tag($name, $attributes));
        if (function_exists('register_block_pattern')) {
            register_block_pattern("shop-elements/$name", [
                'title' => $title,
                'categories' => ['featured'],
                'content' => "<!-- wp:shortcode -->[$code]<!-- /wp:shortcode -->",
            ]);
        }
    }
});

// A new release: pages that caches keep have the old one.
add_filter('cron_schedules', static function (array $schedules): array {
    return $schedules + ['shop_elements_minute' => ['interval' => 60, 'display' => 'Every minute']];
});
add_action('init', static function (): void {
    if (!wp_next_scheduled(EVENT)) {
        wp_schedule_event(time(), 'shop_elements_minute', EVENT);
    }
});
add_action(EVENT, static function (): void {
    try {
        $version = host(settings())->version();
    } catch (InvalidArgumentException $error) {
        return;
    }
    $before = get_option(RELEASE);
    if ($version === null || $version === $before) {
        return;
    }
    update_option(RELEASE, $version);
    if ($before !== false) {
        do_action('shop_elements_released', $version, $before);
    }
});

// Of WP Super Cache, W3 Total Cache, WP Rocket and LiteSpeed Cache, where they are there; of others by this action.
add_action('shop_elements_released', static function (): void {
    foreach (['wp_cache_clear_cache', 'w3tc_flush_all', 'rocket_clean_domain'] as $clear) {
        if (function_exists($clear)) {
            $clear();
        }
    }
    do_action('litespeed_purge_all');
});

register_deactivation_hook(__FILE__, static function (): void {
    wp_clear_scheduled_hook(EVENT);
});
register_uninstall_hook(__FILE__, __NAMESPACE__ . '\forget');

function forget(): void
{
    delete_option(OPTION);
    delete_option(RELEASE);
}

add_action('admin_init', static function (): void {
    register_setting(OPTION, OPTION, [
        'sanitize_callback' => static function ($given): array {
            $given = is_array($given) ? $given : [];
            $texts = array_map(static fn ($value) => is_string($value) ? trim($value) : '', $given);
            return array_intersect_key($texts, SETTINGS);
        },
    ]);
});
add_action('admin_menu', static function (): void {
    add_options_page('Shop Elements', 'Shop Elements', 'manage_options', OPTION, __NAMESPACE__ . '\page');
});

/** The page of the settings: fields, what is wrong with them, and how they look. */
function page(): void
{
    $settings = settings();
    echo '<div class="wrap"><h1>Shop Elements</h1><form method="post" action="options.php"><table class="form-table">';
    settings_fields(OPTION);
    foreach (SETTINGS as $name => [$label, $example]) {
        printf(
            '<tr><th><label for="shop-%1$s">%2$s</label></th><td><input class="regular-text" id="shop-%1$s"'
            . ' name="%3$s[%1$s]" value="%4$s" placeholder="%5$s"></td></tr>',
            esc_attr($name),
            esc_html($label),
            esc_attr(OPTION),
            esc_attr($settings[$name]),
            esc_attr($example)
        );
    }
    echo '</table>';
    submit_button();
    echo '</form>';
    if ($settings['service'] === '') {
        echo '<p>Nothing is shown until a fragment service is named.</p></div>';
        return;
    }
    try {
        $frame = frameOf($settings);
    } catch (InvalidArgumentException $error) {
        printf('<div class="notice notice-error"><p>%s</p></div></div>', esc_html($error->getMessage()));
        return;
    }
    if ($frame['source'] === 'release') {
        echo '<div class="notice notice-warning"><p>The fragment service has not answered with a frame for these settings: pages have that of the'
            . ' release. The log says why.</p></div>';
    }
    // Without scripts: what stands in the HTML of each page.
    $html = '<!doctype html><meta charset="utf-8"><body style="margin:0">' . $frame['header'] . $frame['footer'];
    printf(
        '<h2>Preview</h2><p>Release %s</p><iframe sandbox title="Preview" style="width:100%%;height:60vh;background:#fff" srcdoc="%s"></iframe></div>',
        esc_html($frame['version']),
        // esc_attr() would take what is written as an entity for one.
        htmlspecialchars($html, ENT_QUOTES)
    );
}
