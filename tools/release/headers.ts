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

    # A version never changes.
    location ~ "^/shop-elements/\\d+\\.\\d+\\.\\d+[^/]*/" {
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
