import { inNode } from '../through-case.ts'

export const parsers = [
  inNode(
    'parse5',
    'parse5@8.1.1',
    `const { parse, serialize } = await import('parse5'); return serialize(parse(html))`,
  ),
  inNode('jsdom', 'jsdom@29.1.1', `return new (await import('jsdom')).JSDOM(html).serialize()`),
  inNode(
    'linkedom',
    'linkedom@0.18.15',
    `return (await import('linkedom')).parseHTML('<html><body>' + html + '</body></html>').document.toString()`,
  ),
  inNode(
    'happy-dom',
    'happy-dom@21.0.4',
    `
    const { Window } = await import('happy-dom')
    const window = new Window()
    window.document.write(html)
    return window.document.documentElement.outerHTML`,
  ),
  inNode('Cheerio', 'cheerio@1.2.0', `return (await import('cheerio')).load(html).html()`),
  inNode(
    'Cheerio',
    'cheerio@1.2.0',
    `return (await import('cheerio')).load(html, { xml: { xmlMode: false, decodeEntities: false } }, false).html()`,
  ),
  inNode(
    'htmlparser2 with dom-serializer',
    ['htmlparser2@12.0.0', 'dom-serializer@3.1.1'],
    `
    const { parseDocument } = await import('htmlparser2')
    const { default: render } = await import('dom-serializer')
    return render(parseDocument(html))`,
  ),
  inNode(
    'node-html-parser',
    'node-html-parser@9.0.7',
    `return (await import('node-html-parser')).parse(html).toString()`,
  ),
  inNode(
    'ultrahtml',
    'ultrahtml@1.7.0',
    `const { parse, renderSync } = await import('ultrahtml'); return renderSync(parse(html))`,
  ),
  inNode(
    'rehype',
    'rehype@13.0.2',
    `
    const { rehype } = await import('rehype')
    return String(await rehype().data('settings', { fragment: true }).process(html))`,
  ),
  inNode(
    'xmldom',
    '@xmldom/xmldom@0.9.12',
    `
    const { DOMParser, XMLSerializer } = await import('@xmldom/xmldom')
    const page = new DOMParser({ onError() {} }).parseFromString('<html><body>' + html + '</body></html>', 'text/html')
    return new XMLSerializer().serializeToString(page)`,
  ),
  inNode(
    'fast-xml-parser',
    'fast-xml-parser@5.12.1',
    `
    const { XMLParser, XMLBuilder } = await import('fast-xml-parser')
    const options = {
      preserveOrder: true, ignoreAttributes: false, allowBooleanAttributes: true, suppressBooleanAttributes: false, trimValues: false,
      processEntities: false, stopNodes: ['*.style', '*.script'], unpairedTags: ['input', 'img', 'br', 'source'], parseTagValue: false,
    }
    return new XMLBuilder(options).build(new XMLParser(options).parse(html))`,
  ),
  inNode(
    'Any serializer of XML: Cheerio `xml`, `asXML()`, `to_xhtml`, `xmllint --xmlout`',
    'cheerio@1.2.0',
    `return (await import('cheerio')).load(html).xml()`,
    { options: 'as above', kinds: ['STYLE_ALTERED'] },
  ),
]
