/** A new attribute of a tag is decided on: whether authors of WordPress may set it by a shortcode. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { AttributeTable } from '../../../../src/page/configuration/attribute.ts'
import { ATTRIBUTES } from '../../../../src/page/configuration/attribute-tables.ts'
import { COMMON_ATTRIBUTES } from '../../../../src/page/configuration/tables/common.ts'
import { ROOT } from '../../../../test/e2e/support/release.ts'

const PLUGIN = readFileSync(join(ROOT, 'kits/wordpress/shop-elements.php'), 'utf8')

/** Attributes that a shortcode leaves out: addresses, tokens, which services are asked and when, and what is so for the whole site. */
const REFUSED = {
  'shop-newsletter': 'api-base auto-confirm images private product single-page-app site stage subscriber-token',
  'shop-minicart': 'api-base cart-url checkout-url continue-url product site stage',
} as const

/** By tag, the attributes of its shortcode in the plugin. */
function takenBy(tag: string): string[] {
  const [, list = ''] = new RegExp(`'${tag}' => \\['[^']+', \\[([^\\]]+)\\]\\]`).exec(PLUGIN) ?? []
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)
}

describe('the shortcodes of the WordPress plugin', () => {
  for (const [tag, refused] of Object.entries(REFUSED)) {
    const table: AttributeTable = { ...COMMON_ATTRIBUTES, ...ATTRIBUTES[tag as keyof typeof REFUSED] }

    it(`${tag}: each attribute of the tag is taken or refused, and no other (HOST-9)`, () => {
      assert.deepEqual([...takenBy(tag), ...refused.split(' ')].sort(), Object.keys(table).sort())
    })

    it(`${tag}: no address and no object is taken (HOST-9)`, () => {
      const taken = takenBy(tag).map((name) => table[name])
      assert.ok(taken.length > 0)
      assert.ok(taken.every((one) => one && one.kind !== 'json' && !('isUrl' in one)))
    })
  }
})
