const SITE_LOCALES = {
  DE: 'de-DE',
  AT: 'de-AT',
  CH: 'de-CH',
  CH_FR: 'fr-CH',
  PL: 'pl-PL',
  CZ: 'cs-CZ',
  HU: 'hu-HU',
  SK: 'sk-SK',
  TR: 'tr-TR',
}
const FALLBACKS = { 'de-AT': 'de-DE', 'de-CH': 'de-DE' }

/** A chunk and all that it imports at once. */
function withImports(bundle, file, seen = new Set()) {
  if (seen.has(file) || !bundle[file]) return seen
  seen.add(file)
  for (const imported of bundle[file].imports) withImports(bundle, imported, seen)
  return seen
}

/**
 * What the loader must know of the bundle to fetch an element in one go:
 * `{ chunks: { tag: [file] }, texts: { tag: { SITE: [file] } } }`, files relative to dist/.
 */
export function describeGraph(bundle, tags) {
  const chunks = {}
  const texts = {}
  for (const tag of tags) {
    chunks[tag] = [...withImports(bundle, `elements/${tag}.js`)]
    const feature = tag.replace('shop-', '')
    const perSite = {}
    for (const [site, locale] of Object.entries(SITE_LOCALES)) {
      const names = [locale, FALLBACKS[locale]].filter(Boolean).map((one) => `text-${one}-${feature}`)
      const files = Object.values(bundle).filter((chunk) => names.includes(chunk.name))
      if (files.length > 0) perSite[site] = files.map((chunk) => chunk.fileName)
    }
    if (Object.keys(perSite).length > 0) texts[tag] = perSite
  }
  return { chunks, texts }
}
