import { expect } from '@open-wc/testing'
import { type Feature, loadTexts, translator } from '../../src/i18n/texts.ts'
import { builtInTexts } from '../../src/page/built-in-texts.ts'
import { fetchFeatureTexts } from '../../src/page/feature-texts.ts'
import { LOCALES } from '../../src/shop/sites/sites.ts'

const FEATURES: readonly Feature[] = ['header-flyouts', 'footer', 'minicart']
const PLURAL = /_(zero|one|two|few|many|other)$/
const PLACEHOLDER = /\{\{(\w+)\}\}/g

describe('texts without i18next', () => {
  for (const locale of LOCALES)
    it(`are those of i18next in ${locale} (LIVE-4, CONFIG-23)`, async () => {
      const language = { locale, product: 'Bohne' }
      const text = await fetchFeatureTexts(language, FEATURES)
      await loadTexts(locale, FEATURES)
      let compared = 0
      for (const feature of FEATURES) {
        const t = translator(locale, feature, 'Bohne')
        for (const [name, built] of await builtInTexts(locale, feature)) {
          const key = name.replace(PLURAL, '')
          const names = [...built.matchAll(PLACEHOLDER)].map(([, one = '']) => one)
          const values = Object.fromEntries(names.filter((one) => one !== 'product').map((one) => [one, `<${one}>`]))
          for (const count of PLURAL.test(name) ? [0, 1, 2, 5, 22] : [undefined]) {
            const given = count === undefined ? values : { ...values, count }
            expect(text(`${feature}.${key}`, given), `${feature}.${key} ${count}`).to.equal(t(key as never, given))
            compared += 1
          }
        }
      }
      expect(compared).to.be.greaterThan(100)
    })
})
