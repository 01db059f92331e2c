import type { Kind } from '../../../commands/passes/kinds.ts'
import { inPhp } from '../through-case.ts'

/** Filters of WordPress without its database: what they ask it for is as after its installation. */
const START = `<?php
define('ABSPATH', '/usr/share/wordpress/');
define('WPINC', 'wp-includes');
define('WP_CONTENT_DIR', ABSPATH . 'wp-content');
foreach (['plugin', 'compat', 'load', 'functions', 'formatting', 'kses', 'shortcodes', 'media'] as $name) require ABSPATH . WPINC . "/$name.php";
add_filter('pre_option', fn ($value, $name) => ['blog_charset' => 'UTF-8', 'use_smilies' => 1, 'home' => 'https://shop.example'][$name] ?? '', 10, 2);
function get_locale() { return 'de_DE'; }
function get_bloginfo() { return 'UTF-8'; }
function home_url($path = '') { return 'https://shop.example' . $path; }
function is_feed() { return false; }
function __($text) { return $text; }
function _x($text) { return $text; }
smilies_init();
$html = stream_get_contents(STDIN);
`

const filter = (tool: string, body: string, kinds: Kind[] = []) =>
  inPhp(`WordPress ${tool}`, ['wordpress', 'php-cli', 'php-mbstring'], START + body, { kinds })

export const wordpress = [
  filter(
    '`wptexturize`, `convert_chars`, `make_clickable`, `convert_smilies`, `capital_P_dangit`, `wp_targeted_link_rel`',
    `foreach (['wptexturize', 'convert_chars', 'make_clickable', 'convert_smilies', 'capital_P_dangit', 'wp_targeted_link_rel'] as $name) $html = $name($html);
echo $html;`,
  ),
  filter('`force_balance_tags`', 'echo force_balance_tags($html);'),
  filter('`wpautop`, the filter `the_content`', 'echo wpautop($html);', ['ELEMENTS_ADDED']),
  filter('`do_shortcode`', `add_shortcode('hidden', fn () => 'shortcode'); echo do_shortcode($html);`),
  filter('`wp_unslash`, or `stripslashes` of PHP', 'echo wp_unslash($html);', ['TEXT_ALTERED']),
  filter('`wp_kses_post`', 'echo wp_kses_post($html);', ['NOTHING_CAME']),
  filter('`wp_filter_content_tags`', 'echo wp_filter_content_tags($html);'),
  filter('`links_add_target`', 'echo links_add_target($html);'),
]
