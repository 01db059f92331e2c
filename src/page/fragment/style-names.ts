/** The names in a sheet, in any order: classes, `:host`, at-rules and what they ask for. Minifiers write rules anew and merge them. */
export function styleNames(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g, '')
  const names = plain.match(/\.[a-z_][\w-]*|:host\b|:popover-open\b|@[a-z-]+/gi) ?? []
  const asked = (plain.match(/@media[^{]*/gi) ?? []).flatMap((rule) => rule.match(/[a-z][a-z-]{3,}/gi) ?? [])
  const features = asked.map((name) => name.toLowerCase().replace(/^(min|max)-/, ''))
  return [...new Set([...names.map((name) => name.toLowerCase()), ...features])]
    .filter((name) => !/^(screen|only|@charset|media|and|not|all)$/.test(name))
    .sort()
}
