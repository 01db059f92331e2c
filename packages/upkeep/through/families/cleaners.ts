import { inNode } from '../through-case.ts'

const PURIFY = `
    const { JSDOM } = await import('jsdom')
    const purify = (await import('dompurify')).default(new JSDOM('').window)`
const DEFAULTS =
  'DOMPurify, sanitize-html, xss, rehype-sanitize, jsoup `Safelist`, Loofah, Sanitize, bluemonday, washtml of Roundcube'

export const cleaners = [
  inNode(
    'sanitize-html',
    'sanitize-html@2.17.5',
    `
    return (await import('sanitize-html')).default(html, { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true })`,
  ),
  inNode(
    'DOMPurify',
    ['dompurify@3.5.0', 'jsdom@29.1.1'],
    `${PURIFY}
    return purify.sanitize(html, {
      CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /^shop-/, attributeNameCheck: /./ },
      ADD_TAGS: ['template', 'style', 'script', 'slot', 'search'],
      ADD_ATTR: ['shadowrootmode', 'popover', 'popovertarget', 'inert', 'part', 'hreflang', 'enterkeyhint', 'autocapitalize', 'novalidate', 'target', 'autocomplete', 'aria-haspopup'],
      FORCE_BODY: true, SAFE_FOR_XML: false,
    })`,
  ),
  inNode(
    DEFAULTS,
    ['dompurify@3.5.0', 'jsdom@29.1.1'],
    `${PURIFY}
    return purify.sanitize(html)`,
    { kinds: ['NOTHING_CAME'] },
  ),
  inNode(DEFAULTS, 'sanitize-html@2.17.5', `return (await import('sanitize-html')).default(html)`, {
    kinds: ['NOTHING_CAME'],
  }),
  inNode(DEFAULTS, 'xss@1.0.17', `return (await import('xss')).default(html)`, { kinds: ['ESCAPED'] }),
  inNode(
    DEFAULTS,
    ['rehype@13.0.2', 'rehype-sanitize@6.0.0'],
    `
    const { rehype } = await import('rehype')
    const sanitize = (await import('rehype-sanitize')).default
    return String(await rehype().data('settings', { fragment: true }).use(sanitize).process(html))`,
    { kinds: ['NOTHING_CAME'] },
  ),
]
