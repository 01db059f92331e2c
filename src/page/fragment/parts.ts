/** A start tag, or a text, which has no name. Of a style or a script `text` is what is in it. */
export interface Part {
  name: string
  attributes: [name: string, value: string][]
  text: string
}

const VALUES = `(?:"[^"]*"|'[^']*'|[^"'>])*`
const PARTS = new RegExp(
  `<!--[\\s\\S]*?-->|<(style|script)\\b(${VALUES})>([\\s\\S]*?)</\\1\\s*>|<([a-z][\\w-]*)(${VALUES})>|</[^>]*>|([^<]+)`,
  'gi',
)
const ATTRIBUTES = /([^\s"'=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** Markup piece by piece, without a parser: the doctor and the live layer may be under a policy that wants Trusted Types. */
export function partsOf(html: string): Part[] {
  return [...html.matchAll(PARTS)].flatMap(([, raw, ofRaw = '', inside = '', tag, ofTag = '', text]): Part[] => {
    const name = raw ?? tag
    if (!name && text === undefined) return []
    const attributes = [...(raw ? ofRaw : ofTag).matchAll(ATTRIBUTES)].map(
      ([, name = '', ...values]): [string, string] => [name, values.find(Boolean) ?? ''],
    )
    return [{ name: name?.toLowerCase() ?? '', attributes, text: text ?? inside }]
  })
}
