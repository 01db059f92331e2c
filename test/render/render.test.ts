import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { ROOT } from '../e2e/support/release.ts'

type Renderer = typeof import('../../src/render/render.ts')
const { renderFragment } = (await import(join(ROOT, 'dist/render.js'))) as Renderer

/** The tag itself. */
const startOf = (html: string) => html.slice(0, html.indexOf('>') + 1)
/** The attributes that hydration repeats the render with. */
const keptIn = (html: string) =>
  JSON.parse((/ data-prerendered="([^"]*)"/.exec(html)?.[1] ?? 'null').replaceAll('&quot;', '"').replace('&#123;', '{'))

describe('renderFragment', () => {
  it('writes true and false as elements read them, and leaves out what is undefined (DELIVERY-23)', async () => {
    const html = await renderFragment('shop-header', { site: 'DE', reduced: true, sticky: false, theme: undefined })
    assert.equal(startOf(html), '<shop-header site="DE" reduced="" sticky="false">')
  })

  it('keeps in its markup the attributes that make a difference, and no others (DELIVERY-21)', async () => {
    const html = await renderFragment('shop-header', { site: 'HU', theme: 'light', sticky: false, 'x-page': 'y' })
    assert.deepEqual(keptIn(html), { site: 'HU', sticky: 'false' })
    assert.match(startOf(html), / theme="light" sticky="false" x-page="y">$/)
  })

  it('inserts the HTML of slots unchanged, between shadow root and end tag (DELIVERY-23, DELIVERY-61)', async () => {
    const slots = '<p slot="consent">Größe $& {{ page }}</p>'
    const html = await renderFragment('shop-header', {}, { slots })
    assert.ok(html.endsWith(`</template>${slots}</shop-header>\n`))
  })

  it('takes the HTML of slots as content, as 1.0 did, and warns once (DELIVERY-23)', async () => {
    const said: unknown[] = []
    const { warn } = console
    console.warn = (text) => void said.push(text)
    try {
      const now = await renderFragment('shop-header', {}, { slots: '<p>Hi</p>' })
      for (let time = 0; time < 2; time += 1)
        assert.equal(await renderFragment('shop-header', {}, { content: '<p>Hi</p>' }), now)
    } finally {
      console.warn = warn
    }
    assert.deepEqual(said, [
      'renderFragment: write "slots" for the HTML between the tags; as "content" it goes with 2.0.',
    ])
  })

  it('throws for an attribute that the tag does not have, and names the one that was meant (DELIVERY-23)', async () => {
    await assert.rejects(renderFragment('shop-header', { 'logo-scr': '/logo.svg' }), {
      name: 'TypeError',
      message: '"logo-scr" is no attribute of shop-header. Write "logo-src".',
    })
    await assert.rejects(renderFragment('shop-footer', { sticky: false }), TypeError)
    // Attributes that HTML and frameworks put on any tag, and the default.
    const html = await renderFragment('shop-footer', {
      id: 'f',
      class: 'x',
      'data-x': 'y',
      'v-cloak': true,
      other: undefined,
    })
    assert.match(startOf(html), / id="f" class="x" data-x="y" v-cloak="">$/)
  })

  it('gives each of its styles the nonce, and none without one (DELIVERY-20, DELIVERY-23)', async () => {
    const styles = (html: string) => html.match(/<style[^>]*>/g)
    const plain = await renderFragment('shop-footer', { newsletter: true })
    assert.deepEqual(styles(plain), ['<style>', '<style>'])
    const signed = await renderFragment('shop-footer', { newsletter: true }, { nonce: 'a"b' })
    assert.deepEqual(styles(signed), ['<style nonce="a&quot;b">', '<style nonce="a&quot;b">'])
  })

  it('throws for a name that can’t be an attribute, whatever its value (DELIVERY-23)', async () => {
    for (const name of ['onclick', 'on-x', 'Site', 'a b', 'a>', 'a"', 'a=b', '1a', ''])
      await assert.rejects(renderFragment('shop-header', { [name]: undefined }), {
        name: 'TypeError',
        message: `"${name}" can't be an attribute of a fragment.`,
      })
  })

  it('throws for a tag without fragments, and for what is no tag (DELIVERY-23)', async () => {
    for (const tag of ['shop-minicart', 'shop-preview', 'SHOP-HEADER', 'toString', '', null])
      await assert.rejects(renderFragment(tag as never), {
        name: 'TypeError',
        message: `<${tag}> can't be rendered to a fragment.`,
      })
  })
})
