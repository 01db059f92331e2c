// tier 2: what a screen reader says, on every site
/** The words that a screen reader is given, by country, as text that a native reads in five minutes: test/transcripts/. */
import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { SerializedAXNode } from 'puppeteer-core'
import { NAME } from '../../src/shop/sites/facts.ts'
import { localeOf, SITES } from '../../src/shop/sites/sites.ts'
import { ROOT } from './support/release.ts'
import { shop } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const FOLDER = join(ROOT, 'test/transcripts')
const inHeader = (selector: string) => `shop-header >>> ${selector}`
const MINICART = inHeader('.flyout__panel shop-minicart >>> .minicart')
const FORM = 'main shop-newsletter >>> '

/** One line a node, indented as it is nested: role, name, and what else is said. */
function linesOf(node: SerializedAXNode, depth = 0): string[] {
  const { role, name = '', value, description, level, checked, expanded, pressed, disabled, invalid } = node
  const said = [
    level && `level ${level}`,
    value !== undefined && `value “${value}”`,
    expanded !== undefined && (expanded ? 'expanded' : 'collapsed'),
    checked !== undefined && (checked ? 'checked' : 'not checked'),
    pressed !== undefined && (pressed ? 'pressed' : 'not pressed'),
    disabled && 'unavailable',
    invalid && invalid !== 'false' && 'invalid',
    description && `described by “${description}”`,
  ].filter(Boolean)
  const text = name.replace(/\s+/g, ' ').trim()
  // A box without a name says nothing.
  const isSilent =
    text === '' && said.length === 0 && /^(generic|none|group|paragraph|listitem|list|LineBreak)$/.test(role)
  const line = [role === 'StaticText' ? text : [role, text].filter(Boolean).join(' '), said.join(', ')]
    .filter(Boolean)
    .join(' – ')
  const parts = node.children ?? []
  // The words of a link are its name.
  const isSaid = parts.every((part) => part.role === 'StaticText') && text !== ''
  const children = isSaid ? [] : parts.flatMap((child) => linesOf(child, isSilent ? depth : depth + 1))
  return isSilent || line === '' ? children : [`${'  '.repeat(depth)}${line}`, ...children]
}

async function read({ page, see, rest }: Visitor, title: string, selector: string): Promise<string> {
  const root = await see(selector)
  await rest()
  const tree = await page.accessibility.snapshot({ root })
  assert.ok(tree, `${title} is read`)
  return [`## ${title}`, '', ...linesOf(tree), ''].join('\n')
}

describe('the transcript of what is read aloud', () => {
  const demo = shop({ withPictures: false })

  for (const site of SITES)
    it(`${site}: header, menu, cart with a defect and an error, footer, and the form with errors (SITE-21)`, async () => {
      const parts = [`# ${NAME[site]}, ${localeOf(site)}\n`]
      const wide = await demo.visitor({ width: 1440 })
      wide.logs(/status of \d+/, /The cart change was answered with \d+/)
      await wide.open(`/help?site=${site}&login=LOGGED_IN&fault=cart.put:CART_LIMIT`, 'whole')
      parts.push(await read(wide, 'Header', inHeader('.header')))
      parts.push(await read(wide, 'Footer', 'shop-footer >>> .footer'))
      await wide.fill('reduced-article', 'defective-article', 'coffee-subscription')
      await wide.page.evaluate(() => window.shopElements?.openFlyout('cart'))
      await wide.click(`${MINICART} .tile__delete`)
      await wide.see(`${MINICART} .notification--error`)
      parts.push(await read(wide, 'Cart, with a defect and a change that failed', MINICART))

      const narrow = { width: 375, height: 800, isTouch: true, until: 'header' } as const
      const phone = await demo.open(`/subscribenewsletter?site=${site}`, narrow)
      await phone.tap(inHeader('.navigation__menu'))
      parts.push(await read(phone, 'Menu on a phone', inHeader('dialog[open]')))

      await phone.press('Escape')
      await phone.gone(inHeader('dialog[open]'))
      await phone.type(`${FORM}input[name=email]`, 'anna@')
      await phone.press('Enter')
      await phone.see(`${FORM}[aria-invalid=true]`)
      parts.push(await read(phone, 'Newsletter, with errors', `${FORM}form`))

      const file = join(FOLDER, `${site}.md`)
      const text = parts.join('\n')
      if (process.env.TRANSCRIPTS === 'write') {
        mkdirSync(FOLDER, { recursive: true })
        writeFileSync(file, text)
      } else {
        assert.ok(existsSync(file), `Write it by TRANSCRIPTS=write npm test -- test/e2e/transcripts.test.ts: ${file}`)
        assert.equal(text, readFileSync(file, 'utf8'), 'If that is meant, run it with TRANSCRIPTS=write.')
      }
    })
})
