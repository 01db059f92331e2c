import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { LACKING } from '../../../test/support/lacking.ts'
import { filesIn, root } from '../../../tools/paths.ts'
import { featuresOfSheet } from '../supported/css-features.ts'
import { isKnown, lackingIn } from '../supported/versions.ts'

describe('the check of supported browsers', () => {
  it('knows what the oldest versions have, and what is newer', () => {
    assert.deepEqual(lackingIn('api.HTMLElement.showPopover'), [])
    assert.deepEqual(lackingIn('api.URL.canParse_static'), ['chrome: 120', 'edge: 120'])
    assert.deepEqual(lackingIn('api.Window.requestIdleCallback'), ['safari: never', 'safari_ios: never'])
    assert.equal(isKnown('api.HTMLElement.showPopovers'), false)
  })

  it('reads properties, values, units, selectors and rules of a sheet', () => {
    const sheet =
      '@media (scripting:none) and (width<9px){a:has(b)::part(c){text-wrap:pretty;height:2lh;color:color-mix(in srgb,red,blue)}}'
    const wanted = [
      'css.at-rules.media.range_syntax',
      'css.at-rules.media.scripting',
      'css.properties.text-wrap.pretty',
      'css.selectors.has',
      'css.selectors.part',
      'css.types.color.color-mix',
      'css.types.length.lh',
    ]
    const found = featuresOfSheet(sheet)
    assert.deepEqual(
      wanted.filter((path) => !found.includes(path)),
      [],
    )
  })

  it('leaves out a property that is there with a prefix too, and texts', () => {
    const found = featuresOfSheet('a{-webkit-user-select:none;user-select:none}b{content:"{text-wrap:pretty}"}')
    assert.ok(!found.some((path) => /user-select|text-wrap/.test(path)))
  })
})

describe('docs/supported.md', () => {
  it('names the tests that an engine can not run', () => {
    const calls = filesIn('test', /\.test\.tsx?$/).flatMap((file) => [
      ...readFileSync(root(file), 'utf8').matchAll(/\bitNeeds\(\s*'([^']+)',\s*(['`])(.+?)\2,/g),
    ])
    const page = readFileSync(root('docs/supported.md'), 'utf8')
    for (const [need, engines] of Object.entries(LACKING)) {
      const titles = calls.filter(([, what]) => what === need).map(([, , , title]) => title)
      const row = `| ${need} | ${engines.join(', ')} | ${titles.join('; ')} |`
      assert.ok(page.includes(row), row)
    }
  })
})
