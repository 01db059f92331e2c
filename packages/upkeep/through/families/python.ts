import { asCommand, inPython } from '../through-case.ts'

const READ = 'import sys\nhtml = sys.stdin.read()\n'
const DJANGO = `${READ}from django.conf import settings
settings.configure(TEMPLATES=[{'BACKEND': 'django.template.backends.django.DjangoTemplates'}])
import django
django.setup()
from django.template import engines
def page(text): sys.stdout.write(engines['django'].from_string(text).render({'x': html}))
`
const SOUP = (parser: string) => `${READ}from bs4 import BeautifulSoup
sys.stdout.write(str(BeautifulSoup(html, '${parser}')))`

export const python = [
  inPython('Jinja2', 'python3-jinja2', `${READ}from jinja2 import Template\nsys.stdout.write(Template(html).render())`),
  inPython(
    'Mako',
    'python3-mako',
    `${READ}from mako.template import Template\nsys.stdout.write(Template(html).render())`,
  ),
  inPython(
    'Chameleon',
    'python3-chameleon',
    `${READ}from chameleon import PageTemplate\nsys.stdout.write(PageTemplate('<main>\${structure: x}</main>')(x=html))`,
  ),
  inPython('Django', 'python3-django', `${DJANGO}page(html)`),
  inPython('Django', 'python3-django', `${DJANGO}page('{% spaceless %}{{ x|safe }}{% endspaceless %}')`),
  inPython('Django `urlize`', 'python3-django', `${DJANGO}page('{{ x|safe|urlize }}')`, {
    kinds: ['ATTRIBUTES_ALTERED'],
  }),
  inPython(
    'Genshi `Markup()`',
    'python3-genshi',
    `${READ}from genshi.template import MarkupTemplate
from genshi import Markup
sys.stdout.write(MarkupTemplate('<main>$x</main>').generate(x=Markup(html)).render('html', encoding=None))`,
  ),
  inPython(
    'Tornado',
    'python3-tornado',
    `${READ}from tornado.template import Template
sys.stdout.write(Template(html, whitespace='oneline').generate().decode())`,
  ),
  inPython(
    'BeautifulSoup `prettify()`',
    'python3-bs4',
    `${READ}from bs4 import BeautifulSoup
sys.stdout.write(BeautifulSoup(html, 'html.parser').prettify())`,
    { kinds: ['TEXT_REFORMATTED'] },
  ),
  inPython('BeautifulSoup', 'python3-bs4', SOUP('html.parser')),
  inPython('BeautifulSoup', ['python3-bs4', 'python3-lxml'], SOUP('lxml')),
  inPython('BeautifulSoup', ['python3-bs4', 'python3-html5lib'], SOUP('html5lib')),
  inPython(
    'html5lib',
    'python3-html5lib',
    `${READ}import html5lib
sys.stdout.write(html5lib.serialize(html5lib.parse(html), omit_optional_tags=True))`,
  ),
  inPython(
    'lxml.html',
    'python3-lxml',
    `${READ}from lxml import html as lx
sys.stdout.write(lx.tostring(lx.fromstring(html), encoding='unicode'))`,
  ),
  inPython(
    'bleach',
    'python3-bleach',
    `${READ}import bleach, re
sys.stdout.write(bleach.clean(html, tags=set(re.findall(r'<([a-z][a-z0-9-]*)', html)), attributes=lambda *_: True))`,
    { kinds: ['STYLE_ALTERED'] },
  ),
  inPython(
    'htmlmin',
    'htmlmin',
    `${READ}import htmlmin\nsys.stdout.write(htmlmin.minify(html, remove_empty_space=True, reduce_boolean_attributes=True))`,
  ),
  inPython(
    '`str.format`, `%` of Python',
    [],
    `${READ}from string import Template
sys.stdout.write(Template(html).substitute())`,
    { options: '3.11', kinds: [] },
  ),
  asCommand('xmllint `--html`, Nokogiri `HTML` (libxml2)', 'libxml2-utils', 'xmllint --html --nowarning - 2>/dev/null'),
]
