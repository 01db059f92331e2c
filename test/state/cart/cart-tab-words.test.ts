import { expect, waitUntil } from '@open-wc/testing'
import { cartPage, moment } from '../../support/cart-page.ts'
import { secondTab } from '../../support/second-tab.ts'

describe('a word of another tab (specification 1 §4)', () => {
  const page = cartPage()
  const { say, word } = secondTab(page)

  it('is shown when it is good, as the tests below spoil it', async () => {
    say(word())
    await waitUntil(() => page.titles() === 'X×1')
    expect(page.calls()).to.equal('GET GET')
  })

  for (const [name, spoil] of [
    ['nonsense', () => 'x'],
    ['null', () => null],
    ['of another form', () => word({ form: 1 })],
    ["another site's", () => word({ site: 'HU' })],
    ["another person's", () => word({ person: 7 })],
    ['poisoned', () => word({ cart: { numberOfArticles: 'many' } })],
  ] as const) {
    it(`that is ${name} is taken no notice of`, async () => {
      say(spoil())
      await moment()
      expect(page.titles()).to.equal('A×1 B×2 C×1')
      expect(page.calls()).to.equal('GET GET')
    })
  }

  for (const [name, asked] of [
    ['no time', () => undefined],
    ['no number for a time', () => '5'],
    ['a time that has not come yet', () => Date.now() + 1e6],
  ] as const) {
    it(`that has ${name} is not believed: the service is asked`, async () => {
      say(word({ asked: asked() }))
      await waitUntil(() => page.calls() === 'GET GET GET GET')
      expect(page.titles()).to.equal('A×1 B×2 C×1')
    })
  }
})
