import { expect } from '@open-wc/testing'
import type { Subscription } from '../../../src/shop/cart/cart.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { article } from '../../support/carts.ts'
import { allInside, clearPage, inside, textsOf } from '../../support/elements.ts'
import { countOf, miniCarts, reduced, SITES_BY_LOCALE, withSubscription } from './support.ts'

const UNITS = ['DAY', 'WEEK', 'MONTH'] as const
type Unit = (typeof UNITS)[number]

const every = (intervalDuration: number, intervalUnit: Unit): Partial<Subscription> => ({
  recurringIntervalDuration: { intervalDuration, intervalUnit },
})

/** Intervals of every unit in each plural form of a language. */
const INTERVALS: Record<string, Record<Unit, [count: number, words: string][]>> = {
  'de-DE': {
    DAY: [
      [1, 'Lieferung jeden Tag'],
      [14, 'Lieferung alle 14 Tage'],
    ],
    WEEK: [
      [1, 'Lieferung jede Woche'],
      [4, 'Lieferung alle 4 Wochen'],
    ],
    MONTH: [
      [1, 'Lieferung jeden Monat'],
      [3, 'Lieferung alle 3 Monate'],
    ],
  },
  'de-AT': {
    DAY: [
      [1, 'Lieferung jeden Tag'],
      [14, 'Lieferung alle 14 Tage'],
    ],
    WEEK: [
      [1, 'Lieferung jede Woche'],
      [4, 'Lieferung alle 4 Wochen'],
    ],
    MONTH: [
      [1, 'Lieferung jeden Monat'],
      [3, 'Lieferung alle 3 Monate'],
    ],
  },
  'de-CH': {
    DAY: [
      [1, 'Lieferung jeden Tag'],
      [14, 'Lieferung alle 14 Tage'],
    ],
    WEEK: [
      [1, 'Lieferung jede Woche'],
      [4, 'Lieferung alle 4 Wochen'],
    ],
    MONTH: [
      [1, 'Lieferung jeden Monat'],
      [3, 'Lieferung alle 3 Monate'],
    ],
  },
  'fr-CH': {
    DAY: [
      [1, 'Livraison tous les jours'],
      [14, 'Livraison tous les 14 jours'],
    ],
    WEEK: [
      [1, 'Livraison toutes les semaines'],
      [4, 'Livraison toutes les 4 semaines'],
    ],
    MONTH: [
      [1, 'Livraison tous les mois'],
      [3, 'Livraison tous les 3 mois'],
    ],
  },
  'pl-PL': {
    DAY: [
      [1, 'Dostawa codziennie'],
      [3, 'Dostawa co 3 dni'],
      [14, 'Dostawa co 14 dni'],
    ],
    WEEK: [
      [1, 'Dostawa co tydzień'],
      [4, 'Dostawa co 4 tygodnie'],
      [6, 'Dostawa co 6 tygodni'],
    ],
    MONTH: [
      [1, 'Dostawa co miesiąc'],
      [3, 'Dostawa co 3 miesiące'],
      [6, 'Dostawa co 6 miesięcy'],
    ],
  },
  'cs-CZ': {
    DAY: [
      [1, 'Doručení každý den'],
      [3, 'Doručení jednou za 3 dny'],
      [14, 'Doručení jednou za 14 dní'],
    ],
    WEEK: [
      [1, 'Doručení každý týden'],
      [4, 'Doručení jednou za 4 týdny'],
      [6, 'Doručení jednou za 6 týdnů'],
    ],
    MONTH: [
      [1, 'Doručení každý měsíc'],
      [3, 'Doručení jednou za 3 měsíce'],
      [6, 'Doručení jednou za 6 měsíců'],
    ],
  },
  'hu-HU': {
    DAY: [
      [1, 'Szállítás naponta'],
      [14, 'Szállítás 14 naponta'],
    ],
    WEEK: [
      [1, 'Szállítás hetente'],
      [4, 'Szállítás 4 hetente'],
    ],
    MONTH: [
      [1, 'Szállítás havonta'],
      [3, 'Szállítás 3 havonta'],
    ],
  },
  'sk-SK': {
    DAY: [
      [1, 'Doručenie každý deň'],
      [3, 'Doručenie raz za 3 dni'],
      [14, 'Doručenie raz za 14 dní'],
    ],
    WEEK: [
      [1, 'Doručenie každý týždeň'],
      [4, 'Doručenie raz za 4 týždne'],
      [6, 'Doručenie raz za 6 týždňov'],
    ],
    MONTH: [
      [1, 'Doručenie každý mesiac'],
      [3, 'Doručenie raz za 3 mesiace'],
      [6, 'Doručenie raz za 6 mesiacov'],
    ],
  },
  'tr-TR': {
    DAY: [
      [1, 'Her gün teslimat'],
      [14, '14 günde bir teslimat'],
    ],
    WEEK: [
      [1, 'Her hafta teslimat'],
      [4, '4 haftada bir teslimat'],
    ],
    MONTH: [
      [1, 'Her ay teslimat'],
      [3, '3 ayda bir teslimat'],
    ],
  },
}

/** The texts of 1, 2, 5 and 12 deliveries by language. */
const DELIVERIES: Record<string, string[]> = {
  'de-DE': ['1 Lieferung', '2 Lieferungen', '5 Lieferungen', '12 Lieferungen'],
  'de-AT': ['1 Lieferung', '2 Lieferungen', '5 Lieferungen', '12 Lieferungen'],
  'de-CH': ['1 Lieferung', '2 Lieferungen', '5 Lieferungen', '12 Lieferungen'],
  'fr-CH': ['1 livraison', '2 livraisons', '5 livraisons', '12 livraisons'],
  'pl-PL': ['1 dostawa', '2 dostawy', '5 dostaw', '12 dostaw'],
  'cs-CZ': ['1 doručení', '2 doručení', '5 doručení', '12 doručení'],
  'hu-HU': ['1 szállítás', '2 szállítás', '5 szállítás', '12 szállítás'],
  'sk-SK': ['1 doručenie', '2 doručenia', '5 doručení', '12 doručení'],
  'tr-TR': ['1 teslimat', '2 teslimat', '5 teslimat', '12 teslimat'],
}

describe('a subscription in the mini cart', () => {
  const carts = miniCarts()

  it('is titled by its type, or as a gift (MINICART-24)', async () => {
    const gift = { giftSubscriptionInformation: { numberOfDeliveries: 6 } }
    const types: [Partial<Subscription>, string][] = [
      [{ subscriptionType: 'COFFEE' }, 'Kaffee-Abo'],
      [{ subscriptionType: 'MACHINE' }, 'Maschinen-Abo'],
      [gift, 'Geschenk-Abo'],
    ]
    for (const [more, title] of types) {
      const element = await carts.showing(withSubscription(more))
      expect(textsOf(element, '.tile__title')).to.deep.equal([title])
      clearPage()
    }
  })

  for (const [site, locale] of SITES_BY_LOCALE) {
    it(`shows its interval in the plural forms of ${locale} (MINICART-25)`, async () => {
      for (const unit of UNITS) {
        for (const [count, words] of INTERVALS[locale]?.[unit] ?? []) {
          const element = await carts.showing(withSubscription(every(count, unit)), site)
          expect(textsOf(element, '.tile__body > .tile__details')).to.deep.equal([words])
          clearPage()
        }
      }
    })

    it(`shows the number of deliveries of a gift in ${locale} (MINICART-25)`, async () => {
      const texts = []
      for (const numberOfDeliveries of [1, 2, 5, 12]) {
        const gift = { giftSubscriptionInformation: { numberOfDeliveries } }
        const element = await carts.showing(withSubscription(gift), site)
        texts.push(...textsOf(element, '.tile__body > .tile__details'))
        clearPage()
      }
      expect(texts).to.deep.equal(DELIVERIES[locale])
    })
  }

  it('shows the picture of the first recurring article, else of the first other one (MINICART-24)', async () => {
    const pictured = (name: string) => article(name, 1, { imageUrl: `https://img.example/${name}.png` })
    const pictureOf = async (more: Partial<Subscription>) => {
      const element = await carts.showing(withSubscription(more))
      const src = inside(element, '.tile__picture img')?.getAttribute('src')
      clearPage()
      return src
    }
    const nonRecurringArticles = [pictured('machine')]
    expect(await pictureOf({ recurringArticles: [pictured('beans')], nonRecurringArticles })).to.equal(
      'https://img.example/beans.png',
    )
    expect(await pictureOf({ recurringArticles: [], nonRecurringArticles })).to.equal('https://img.example/machine.png')
  })

  it('has a named list of recurring and one of non-recurring articles (MINICART-26)', async () => {
    const element = await carts.showing(
      withSubscription({
        recurringArticles: [article('R', 2, { title: 'Beans', productUrl: '/products/r' })],
        nonRecurringArticles: [
          article('M', 1, { title: 'Machine', dimensions: [{ name: 'Farbe', value: 'Rot', type: 'TEXT' }] }),
        ],
      }),
    )
    const groups = allInside(element, '.subscription__articles').map((list) => [
      element.shadowRoot?.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
      [...list.querySelectorAll('.subscription__title')].map(({ textContent }) => textContent),
    ])
    expect(groups).to.deep.equal([
      ['Bei jeder Lieferung', ['2 × Beans']],
      ['Einmalig', ['1 × Machine']],
    ])
    expect(textsOf(element, '.dimension')).to.deep.equal(['Farbe: Rot'])
    expect(allInside(element, '.subscription__title a').map((link) => link.getAttribute('href'))).to.deep.equal([
      '/products/r',
    ])
  })

  it('has no list without articles (MINICART-26)', async () => {
    const element = await carts.showing(withSubscription())
    expect(textsOf(element, '.subscription__label')).to.deep.equal(['Bei jeder Lieferung'])
  })

  it('costs recurringArticlesPrice.calculatedPrice per delivery, and shows no price without it (PRICE-22)', async () => {
    const element = await carts.showing(withSubscription({ recurringArticlesPrice: { calculatedPrice: 2598 } }))
    expect(textsOf(element, '.tile__foot')).to.deep.equal(['je Lieferung25,98'])
    clearPage()
    const unpriced = await carts.showing(withSubscription())
    expect(textsOf(unpriced, '.tile__foot')).to.deep.equal([''])
  })

  it('shows the rebate of an article unless it is 0, with at most one decimal (PRICE-21)', async () => {
    const element = await carts.showing(
      withSubscription({
        recurringArticles: [
          article('A', 1, { rebatePercentage: 10 }),
          article('B', 1, { rebatePercentage: 0 }),
          article('C', 1, { rebatePercentage: 12.5 }),
        ],
      }),
    )
    const rebates = allInside(element, '.subscription__article').map(
      (entry) => entry.querySelector('.price__promotion')?.textContent?.replaceAll('\u00a0', ' ') ?? '',
    )
    expect(rebates).to.deep.equal(['10 % Rabatt', '', '12,5 % Rabatt'])
  })

  for (const site of SITES) {
    const hasPrevious = ['CZ', 'PL', 'SK'].includes(site)
    it(`shows ${hasPrevious ? 'the' : 'no'} previous price of its articles on ${site} (PRICE-20)`, async () => {
      const element = await carts.showing(withSubscription({ recurringArticles: [article('A', 1, reduced())] }), site)
      expect(countOf(element, '.subscription__article .price')).to.equal(1)
      expect(countOf(element, '.subscription__article .price__previous')).to.equal(hasPrevious ? 1 : 0)
    })
  }
})
