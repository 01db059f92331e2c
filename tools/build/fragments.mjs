import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { root } from '../paths.mjs'

const SITES = ['DE', 'AT', 'CH', 'CH_FR', 'PL', 'CZ', 'HU', 'SK', 'TR']

/**
 * Writes dist/fragments/<SITE>/<tag>.html, and each element's sheet as an asset for pages that would rather link it.
 * Returns per tag the sheet's file and the hash that a strict CSP allows its `<style>` by.
 */
export async function writeFragments() {
  const { prerenderElement, PRERENDERED_TAGS } = await import(pathToFileURL(root('dist-prerender/prerender.mjs')).href)
  const styles = {}
  for (const tag of PRERENDERED_TAGS) {
    for (const site of SITES) {
      const { html, css } = await prerenderElement(tag, { site })
      mkdirSync(root(`dist/fragments/${site}`), { recursive: true })
      writeFileSync(root(`dist/fragments/${site}/${tag}.html`), html)
      styles[tag] ??= writeSheet(tag, css)
    }
  }
  return styles
}

function writeSheet(tag, css) {
  const file = `assets/${tag}-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  mkdirSync(root('dist/assets'), { recursive: true })
  writeFileSync(root(`dist/${file}`), css)
  return { file, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` }
}
