/** Which features of CSS the style sheets use, as they are served: after lightningcss has rewritten what older browsers lack. */
import { readdirSync } from 'node:fs'
import { compileCss } from '../../../tools/build/compile-css.ts'
import { root } from '../../../tools/paths.ts'
import type { Features } from './code-features.ts'
import { isKnown } from './versions.ts'

const FOLDERS = ['src/elements/sheets', 'src/react']

export async function featuresOfCss(): Promise<Features> {
  const features: Features = new Map()
  for (const folder of FOLDERS)
    for (const name of readdirSync(root(folder)).filter((name) => name.endsWith('.css'))) {
      const file = `${folder}/${name}`
      for (const path of featuresOfSheet(await compileCss(root(file))))
        if (!features.has(path)) features.set(path, file)
    }
  return features
}

/** The features of a minified sheet. A property that is there with a prefix too is left out. */
export function featuresOfSheet(css: string): string[] {
  const plain = css
    .replaceAll(/"[^"]*"|url\([^)]*\)/g, '""')
    .replaceAll(/([{;])([a-z-]+):/g, (whole, start, property) =>
      css.includes(`-webkit-${property}:`) ? `${start}--prefixed:` : whole,
    )
  const pieces = [...plain.matchAll(/([^{};]+)([{};]|$)/g)]
  return pieces.flatMap(([, piece = '', end]) => {
    const atRule = /^@([a-z-]+)/.exec(piece)?.[1]
    if (atRule) return atRuleFeatures(atRule, piece)
    return end === '{' ? selectorFeatures(piece) : declarationFeatures(piece)
  })
}

const known = (...paths: string[]): string[] => paths.filter(isKnown)

function atRuleFeatures(name: string, prelude: string): string[] {
  const conditions = [...prelude.matchAll(/\(([a-z-]+)/g)].map(([, feature]) => `css.at-rules.${name}.${feature}`)
  const range = /\([a-z-]+[<>]/.test(prelude) && name === 'media' ? ['css.at-rules.media.range_syntax'] : []
  return known(`css.at-rules.${name}`, ...conditions, ...range)
}

function selectorFeatures(selector: string): string[] {
  // Those of one engine, which begin with a hyphen, style its own parts.
  return [...selector.matchAll(/::?([a-z][a-z-]*)/g)].flatMap(([, name]) => known(`css.selectors.${name}`))
}

function declarationFeatures(declaration: string): string[] {
  const colon = declaration.indexOf(':')
  const [property, value] = [declaration.slice(0, colon), declaration.slice(colon + 1)]
  const words = property.startsWith('--') ? [] : (value.match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g) ?? [])
  const functions = [...value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)].map(([, name]) => name)
  const units = [...value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)/g)].map(([, unit]) => unit)
  return known(
    `css.properties.${property}`,
    ...words.map((word) => `css.properties.${property}.${word}`),
    ...functions.flatMap((name) => [`css.types.${name}`, `css.types.color.${name}`]),
    ...units.map((unit) => `css.types.length.${unit}`),
  )
}
