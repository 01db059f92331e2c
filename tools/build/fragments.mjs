import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { root } from '../paths.mjs'

/** What is rendered for each site. A variant's file bears its name after the tag's: `shop-header.reduced.html`. */
const VARIANTS = [
  { tag: 'shop-header' },
  { tag: 'shop-header', name: 'reduced', attributes: { reduced: true } },
  { tag: 'shop-footer' },
  { tag: 'shop-footer', name: 'reduced', attributes: { reduced: true } },
  { tag: 'shop-newsletter' },
]

/**
 * Writes dist/fragments/<SITE>/<tag>.html and their variants, and each element's sheet as an asset for pages that would
 * rather link it. Returns per tag the sheet's file and the hash that a strict CSP allows its `<style>` by, and per site
 * its locales and its fragments.
 */
export async function writeFragments() {
  const { renderFragment, SITES, localesOf } = await import(pathToFileURL(root('dist/render.js')).href)
  const styles = {}
  const sites = {}
  for (const site of SITES) {
    const fragments = {}
    mkdirSync(root(`dist/fragments/${site}`), { recursive: true })
    for (const { tag, name, attributes } of VARIANTS) {
      const html = await renderFragment(tag, { site, ...attributes })
      const key = name ? `${tag}.${name}` : tag
      fragments[key] = `fragments/${site}/${key}.html`
      writeFileSync(root(`dist/${fragments[key]}`), html)
      styles[tag] ??= writeSheet(tag, /<style>([\s\S]*?)<\/style>/.exec(html)[1])
    }
    sites[site] = { locales: localesOf(site), fragments }
  }
  return { styles, sites }
}

function writeSheet(tag, css) {
  const file = `assets/${tag}-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  mkdirSync(root('dist/assets'), { recursive: true })
  writeFileSync(root(`dist/${file}`), css)
  return { file, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` }
}
