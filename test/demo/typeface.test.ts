import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { runInNewContext } from 'node:vm'
import { root } from '../../tools/paths.ts'

const FACE = [{}]

/** Runs the script in a page whose fonts come, or not. Resolves with what the page root has after all. */
async function fontsOf(answers: Record<string, () => Promise<object[]>>, lang = 'de-DE') {
  const attributes = new Map<string, string>()
  const asked: string[] = []
  let pass = () => {}
  const page = {
    document: {
      documentElement: {
        lang,
        setAttribute: (name: string, value: string) => attributes.set(name, value),
        removeAttribute: (name: string) => attributes.delete(name),
      },
      fonts: {
        load(font: string, text: string) {
          asked.push(text)
          return answers[/Figtree|Fraunces/.exec(font)?.[0] ?? '']?.()
        },
      },
    },
    setTimeout: (then: () => void) => {
      pass = then
    },
    Promise,
  }
  runInNewContext(readFileSync(root('demo/public/typeface.js'), 'utf8'), page)
  assert.equal(attributes.get('data-fonts'), 'none', 'none at first')
  return { attributes, asked, pass: () => pass() }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const here = async () => FACE

describe('the two fonts of the demo shop', () => {
  it('show together once both are here', async () => {
    const { attributes } = await fontsOf({ Figtree: here, Fraunces: here })
    await settled()
    assert.equal(attributes.has('data-fonts'), false)
  })

  for (const [why, other] of [
    ['is not here yet', () => new Promise<object[]>(() => {})],
    ['has failed', () => Promise.reject(new Error('no network'))],
    ['has no face', async () => []],
  ] as const)
    it(`show neither where one ${why}`, async () => {
      for (const late of ['Figtree', 'Fraunces']) {
        const { attributes } = await fontsOf({ Figtree: here, Fraunces: here, [late]: other })
        await settled()
        assert.equal(attributes.has('data-fonts'), true, late)
      }
    })

  it('do not change a page under its reader', async () => {
    let come = (_: object[]) => {}
    const late = new Promise<object[]>((resolve) => (come = resolve))
    const { attributes, pass } = await fontsOf({ Figtree: here, Fraunces: () => late })
    pass()
    come(FACE)
    await settled()
    assert.equal(attributes.has('data-fonts'), true)
  })

  it('are asked for the letters that the page has', async () => {
    assert.deepEqual((await fontsOf({ Figtree: here, Fraunces: here })).asked, ['a', 'a'])
    assert.deepEqual((await fontsOf({ Figtree: here, Fraunces: here }, 'hu-HU')).asked, ['aő', 'aő'])
  })
})
