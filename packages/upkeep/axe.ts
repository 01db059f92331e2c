import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'puppeteer-core'
import { atRest } from '../../test/e2e/support/rest.ts'
import { waitUntil } from '../../tools/engines/page-waits.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of axe that look at colours, all that differs between themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Within = [host: string, ...within: [string, ...string[]]]

/** For states of one element: axe takes most of its time for the others. */
const inElement = (tag: string): Within => [tag, '.shop-base']
export const IN_HEADER = inElement('shop-header')
export const IN_FOOTER = inElement('shop-footer')
export const IN_PREVIEW = inElement('shop-preview')

interface Look {
  /** All of axe's without it. */
  rules?: readonly string[]
  /** The selectors of an element and of the shadow roots around it, from outside in; the whole page without it. */
  within?: Within | undefined
}

/** The accessibility findings of axe, shadow roots included: one line for each rule and element. */
export async function findings(page: Page, { rules, within }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async (runOnly, fromShadowDom) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(fromShadowDom ? { fromShadowDom } : document, {
        resultTypes: ['violations'],
        selectors: false,
        ...(runOnly && { runOnly }),
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any, all, none }) => {
          const why = [...any, ...all, ...none].map(({ message }) => message).join('; ')
          return `${id}: ${html.slice(0, 160)} (${why})`
        }),
      )
    },
    rules as string[] | undefined,
    within,
  )
}

interface Themes {
  /** Besides the light one. */
  themes?: readonly string[]
  setTheme?: (page: Page, theme: string) => Promise<void>
  /** The place to look at, as in `findings`. */
  within?: Within
}

/**
 * The findings in the theme of the page, which is light, then those of colours in the dark one: the contrasts of every theme are in
 * test/build/themes.test.ts, and every part is looked at in all of them in the gallery. The page is light again afterwards.
 */
export async function findingsInThemes(
  page: Page,
  { themes = ['dark'], setTheme = setPageTheme, within }: Themes = {},
): Promise<string[]> {
  const found = await findings(page, { within })
  for (const theme of themes) {
    await setTheme(page, theme)
    await atRest(page)
    found.push(...(await findings(page, { rules: COLOUR_RULES, within })).map((finding) => `${theme}: ${finding}`))
  }
  await setTheme(page, 'light')
  await atRest(page)
  return found
}

/** Sets the theme of all elements at the page root, and waits until they have it. */
async function setPageTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
  await waitUntil(`all elements have the theme ${theme}`, () =>
    page.evaluate((name) => {
      const tags = [...document.querySelectorAll('shop-header, shop-footer, shop-minicart, shop-newsletter')]
      // The footer's form has a shadow root of its own.
      const forms = tags.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('shop-newsletter') ?? [])])
      return [...tags, ...forms].every(
        ({ shadowRoot }) => shadowRoot?.querySelector('.shop-base')?.getAttribute('data-theme') === name,
      )
    }, theme),
  )
}
