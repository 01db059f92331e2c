/** The custom properties that a page can set, for editors: which ones an element's sheets read, and what each is for. */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Tag } from '../../src/page/configuration/tags.ts'
import { root } from '../paths.ts'

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'color-surface': 'Background of the element.',
  'color-surface-raised': 'Background of what lies above the element: flyouts, cards.',
  'color-surface-sunken': 'Background of areas inside the element.',
  'color-line': 'Dividing lines.',
  'color-line-strong': 'Borders of fields; 3 to 1 on its background.',
  'color-text': 'Text.',
  'color-text-muted': 'Less important text.',
  'color-accent': 'Links, badge, selected things.',
  'color-accent-strong': 'Links, badge and selected things under the pointer.',
  'color-on-accent': 'Text on the accent colour.',
  'color-primary': 'The main button.',
  'color-primary-strong': 'The main button under the pointer.',
  'color-on-primary': 'Text on the main button.',
  'color-sale': 'Reduced prices, the sale button.',
  'color-on-sale': 'Text on the sale colour.',
  'color-community': 'The community button.',
  'color-on-community': 'Text on the community button.',
  'color-band': 'The dark band of the footer’s newsletter box.',
  'color-on-band': 'Text on the dark band.',
  'color-success': 'Success messages.',
  'color-success-surface': 'Background of success messages.',
  'color-error': 'Error messages.',
  'color-error-surface': 'Background of error messages.',
  'color-warning': 'Warnings.',
  'color-warning-surface': 'Background of warnings.',
  'color-info': 'Information.',
  'color-info-surface': 'Background of information.',
  'color-focus': 'The focus ring; 3 to 1 on its background.',
  'color-shadow': 'Shadows, as three numbers.',
  font: 'The font. If it is a web font, the page must load it.',
  'font-display': 'The font of headings.',
  'space-1': 'The smallest space.',
  'space-2': 'Space between small things.',
  'space-3': 'Space inside of controls.',
  'space-4': 'The usual space.',
  'space-5': 'Space around contents.',
  'space-6': 'Space between areas.',
  'space-7': 'The largest space.',
  'radius-s': 'Corners of fields.',
  'radius-m': 'Corners of cards.',
  'radius-pill': 'Corners of buttons.',
  'shadow-s': 'Shadow of cards.',
  'shadow-l': 'Shadow of flyouts.',
  'motion-fast': 'Duration of small movements; 0 for visitors who want less motion.',
  motion: 'Duration of movements; 0 for visitors who want less motion.',
  'motion-ease': 'Easing of movements.',
  'page-width': 'Maximum width of the content.',
  'z-index': 'Stacking position of the sticky header.',
  'header-top': 'How far below the window’s top the header sticks; set it on the page root.',
}

/** What the elements set themselves; no page sets them. */
const OWN = /^--shop-(reserve|header-height)/

/** The texts of a sheet and of all that it imports; of the themes the default one. */
function sheetsOf(file: string): string[] {
  const css = readFileSync(file, 'utf8')
  const imported = [...css.matchAll(/@import "([^"]+)"/g)].map(([, path = '']) =>
    resolve(dirname(file), path.replace('*', 'light')),
  )
  return [...imported.flatMap(sheetsOf), css]
}

/** Each `var(--shop-…, default)`; a default may hold parentheses, and other properties. */
const VARIABLE = /var\(\s*(--shop-[\w-]+)\s*,?\s*(?=((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\))/g

/** The name of a property of the element's own, for authors: `var(--_…)` says nothing to them. */
const publicDefault = (fallback: string) =>
  fallback.replaceAll(/\s+/g, ' ').trim().replaceAll('var(--_shadow-color)', 'var(--shop-color-shadow)')

/**
 * The custom properties that the sheets of an element read, with their defaults (DELIVERY-5).
 *
 * @throws when one has no description, or a description is left over.
 */
export function customProperties(tag: Tag): { name: string; description: string; default: string }[] {
  const found = new Map<string, string>()
  for (const css of sheetsOf(root(`src/elements/sheets/${tag}.css`)))
    for (const [, name = '', fallback = ''] of css.matchAll(VARIABLE))
      if (!OWN.test(name) && !found.has(name)) found.set(name, publicDefault(fallback))
  return [...found].map(([name, fallback]) => {
    const description = DESCRIPTIONS[name.replace('--shop-', '')]
    if (!description) throw new Error(`tools/build/custom-properties.ts does not describe ${name}.`)
    return { name, description, default: fallback }
  })
}

export const describedProperties = (): string[] => Object.keys(DESCRIPTIONS).map((name) => `--shop-${name}`)
