import fc from 'fast-check'
import { parseStoredCart } from '../../../src/api/cart/cart-service.ts'
import { loadTexts } from '../../../src/i18n/texts.ts'
import { anything, playing, shoppingInTabs } from '../../support/cart-script.ts'
import { simulateBrowser } from '../../support/cart-simulation.ts'
import { article, cartOf } from '../../support/carts.ts'
import { printSeed, runs } from '../../support/random.ts'

describe('the cart in random scripts', function () {
  this.timeout(runs * 100 + 20_000)

  // The messages of failed changes, and the schema of the cart: loading them takes real time, and a run has none.
  before(() => Promise.all([loadTexts('de-DE', ['minicart']), parseStoredCart(cartOf(article('A')))]))

  beforeEach(() => {
    printSeed(`${runs} scripts`)
    simulateBrowser()
  })

  const always = (...play: Parameters<typeof playing>) => fc.assert(playing(...play), { numRuns: runs })

  it('loses and repeats no change, answers correctly and ends with the cart of the service (CART-7, CART-11, CART-12, CART-39)', () =>
    always(anything, (simulation) => simulation.finish()))

  it('is the same in all tabs of a site without another read (CART-34)', () =>
    always(shoppingInTabs, async (simulation) => {
      await simulation.settle()
      simulation.checkSame()
    }))
})
