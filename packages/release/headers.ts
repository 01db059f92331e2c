/** The headers that a CDN must send, written for several kinds of server (DELIVERY-40). */
import type { Released } from './versions.ts'

const COMMON = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
}

/** A version never changes. */
export const VERSION_CACHE_CONTROL = 'public, max-age=31536000, immutable'
/** A channel moves: it is revalidated after five minutes, in the background, and served stale when the CDN can't answer. */
export const CHANNEL_CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800'
/** The page with the snippets, and the files that it reads. */
export const DEFAULT_CACHE_CONTROL = 'no-cache'

const nginxHeaders = (cache: string, indent: string) =>
  [
    ...Object.entries(COMMON).map(([name, value]) => `add_header ${name} "${value}" always;`),
    // Without "always", since errors must not be cached.
    `add_header Cache-Control "${cache}";`,
  ]
    .map((line) => indent + line)
    .join('\n')

/** By the name of a file in a version's folder, for which files of later versions it is a dictionary: those of the same role (deltas.ts). */
const DICTIONARIES = [
  ['(?<shop_role>chunks/.+)-[\\w-]{6}\\.js', '$shop_role-*.js'],
  [
    '(?<shop_role>(shop-elements|bare-tags|content-fragment|tester|arrivals|(elements|themes)/.+)\\.js|reserve\\.css)',
    '$shop_role',
  ],
] as const

const dictionaryLocation = (
  name: string,
  match: string,
) => `    location ~ "^/shop-elements/(?<shop_file>\\d+\\.\\d+\\.\\d+[^/]*/${name})$" {
        set $shop_match "/shop-elements/*/${match}";
        set $shop_dictionary none;
        if ($http_available_dictionary ~ "^:(?<shop_hash>[A-Za-z0-9+/]{43})=:$") { set $shop_dictionary $shop_hash; }
        if ($http_accept_encoding !~ dcz) { set $shop_dictionary none; }
        if (-f $document_root/shop-elements/deltas/$shop_dictionary/$shop_file) { rewrite ^ /shop-elements/deltas/$shop_dictionary/$shop_file last; }
        add_header Use-As-Dictionary 'match="$shop_match"';
        add_header Vary Available-Dictionary;
${nginxHeaders(VERSION_CACHE_CONTROL, '        ')}
    }`

/** For nginx: to be included in a server whose root is the released folder. */
export const nginxConfiguration =
  (): string => `# Include this in the server whose root is the folder that holds shop-elements/.
location ^~ /shop-elements/ {
    index index.html;
    types {
        text/html html;
        text/css css;
        text/javascript js;
        application/json json;
        text/plain ts txt;
        text/markdown md;
        application/yaml yaml;
        image/svg+xml svg;
        image/png png;
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types text/css text/javascript application/json text/plain;
    # If nginx has the brotli module, add the same with "brotli": its files are smaller by a sixth.
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_comp_level 6;
    gzip_types text/css text/javascript application/json text/plain;

${nginxHeaders(DEFAULT_CACHE_CONTROL, '    ')}

    # A version never changes. Each file of it that a browser has makes the next version's smaller: where there is a delta from it, that is sent.
${DICTIONARIES.map(([name, match]) => dictionaryLocation(name, match)).join('\n')}
    location ~ "^/shop-elements/\\d+\\.\\d+\\.\\d+[^/]*/" {
${nginxHeaders(VERSION_CACHE_CONTROL, '        ')}
    }
    location ^~ /shop-elements/deltas/ {
        internal;
        gzip off;
        add_header Content-Encoding dcz;
        add_header Use-As-Dictionary 'match="$shop_match"';
        add_header Vary "Accept-Encoding, Available-Dictionary";
${nginxHeaders(VERSION_CACHE_CONTROL, '        ')}
    }

    # A channel moves.
    location ~ "^/shop-elements/\\d+(\\.\\d+|-next)?/" {
${nginxHeaders(CHANNEL_CACHE_CONTROL, '        ')}
    }
}
`

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * For hosts that read a `_headers` file. Rules add up there, so no path may be given a header twice: versions and
 * channels are named one by one.
 */
export const headersFile = ({ versions, channels }: Released): string =>
  [
    rule('/shop-elements/*', COMMON),
    ...versions.map((version) => rule(`/shop-elements/${version}/*`, { 'Cache-Control': VERSION_CACHE_CONTROL })),
    ...channels.map((channel) => rule(`/shop-elements/${channel}/*`, { 'Cache-Control': CHANNEL_CACHE_CONTROL })),
    ...['/shop-elements/', '/shop-elements/releases.json'].map((path) =>
      rule(path, { 'Cache-Control': DEFAULT_CACHE_CONTROL }),
    ),
    '',
  ].join('\n')
