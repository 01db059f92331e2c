import { asCommand, FETCH, type ThroughCase } from '../through-case.ts'

/** Runs `main.go`, whose `html` is the fragment, with packages of Debian. */
const inGo = (
  tool: string,
  debian: string[],
  { imports, body }: { imports: string[]; body: string },
  more: Partial<ThroughCase> = {},
): ThroughCase =>
  asCommand(
    tool,
    ['golang-go', ...debian],
    'GO111MODULE=off GOFLAGS=-buildvcs=false GOPATH=/usr/share/gocode GOCACHE="$PWD/cache" go run main.go',
    {
      files: {
        'main.go': `package main

import (
	"io"
	"os"
${imports.map((name) => `	${name}\n`).join('')})

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func main() {
	given, err := io.ReadAll(os.Stdin)
	check(err)
	text := string(given)
	${body}
}
`,
      },
      ...more,
    },
  )

const template = (page: string, data: string) =>
  inGo('Go `html/template`', [], {
    imports: ['"html/template"'],
    body: `check(template.Must(template.New("page").Parse(${page})).Execute(os.Stdout, ${data}))`,
  })

const HUGO = `rm -rf site && mkdir -p site/layouts/partials site/content && cd site
cat > layouts/partials/fragment.html
echo '<!doctype html><html><body>{{ partial "fragment.html" . }}</body></html>' > layouts/index.html
echo 'baseURL = "https://shop.example/"
disableKinds = ["taxonomy", "term", "RSS", "sitemap", "404"]' > config.toml
hugo --quiet && cat public/index.html`

/** A port of its own, and the page by `curl`. */
const CADDY = `rm -rf site && mkdir -p site/home && cat > site/index.html
HOME="$PWD/site/home" caddy run --config Caddyfile --adapter caddyfile >caddy.log 2>&1 & server=$!
${FETCH} http://127.0.0.1:47197/index.html
kill $server`

export const go = [
  template('text', 'nil'),
  template('text + "{{ . }}"', '""'),
  template('"{{ . }}"', 'template.HTML(text)'),
  inGo('x/net/html of Go', ['golang-golang-x-net-dev'], {
    imports: ['"strings"', '"golang.org/x/net/html"'],
    body: `page, err := html.Parse(strings.NewReader(text))
	check(err)
	check(html.Render(os.Stdout, page))`,
  }),
  inGo(
    'bluemonday',
    ['golang-github-microcosm-cc-bluemonday-dev'],
    {
      imports: ['"regexp"', '"github.com/microcosm-cc/bluemonday"'],
      body: `policy := bluemonday.NewPolicy()
	policy.AllowUnsafe(true)
	policy.AllowElementsMatching(regexp.MustCompile(\`.\`))
	policy.AllowAttrs("id", "class", "href", "src", "alt", "type", "name", "lang", "shadowrootmode").Globally()
	policy.AllowNoAttrs().OnElementsMatching(regexp.MustCompile(\`.\`))
	_, err = os.Stdout.WriteString(policy.Sanitize(text))
	check(err)`,
    },
    { kinds: ['ATTRIBUTES_MISSING'] },
  ),
  asCommand('Hugo', 'hugo', 'sh build.sh', { files: { 'build.sh': HUGO } }),
  asCommand('Caddy `templates`', ['caddy', 'curl'], 'sh serve.sh', {
    files: {
      Caddyfile: `{
  admin off
  auto_https off
}
http://127.0.0.1:47197 {
  root * site
  templates
  file_server
}
`,
      'serve.sh': CADDY,
    },
  }),
]
