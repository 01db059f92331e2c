import { asCommand, FETCH } from '../through-case.ts'

/** Programs and servers of Debian; a server is started for each fragment. */
const serve = (start: string) => `cat > page.html && ${start}`

export const programs = [
  asCommand('tidy', 'tidy', 'tidy -q --force-output yes 2>/dev/null', {
    options: 'its default',
    kinds: ['NOTHING_CAME'],
  }),
  asCommand('tidy', 'tidy', 'tidy -q --force-output yes --custom-tags blocklevel 2>/dev/null', {
    options: 'blocklevel',
    kinds: ['STYLE_ALTERED'],
  }),
  asCommand('tdewolff (`@tdewolff/minify`, `minify` of Debian, `hugo --minify`)', 'minify', 'minify --type html'),
  asCommand('nginx SSI', 'nginx', serve('sh serve.sh'), {
    files: {
      'nginx.conf': `daemon off; pid nginx.pid; error_log stderr; events { } http { access_log off;
client_body_temp_path b; proxy_temp_path p; fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s; types { text/html html; }
server { listen unix:nginx.sock; root .; ssi on; } }`,
      'index.html': '<main>Shop</main><!--#include virtual="/page.html" -->',
      'serve.sh': `rm -f nginx.sock; nginx -p "$PWD/" -c nginx.conf 2>nginx.log & server=$!
${FETCH} --unix-socket nginx.sock http://localhost/index.html
kill $server`,
    },
  }),
]
