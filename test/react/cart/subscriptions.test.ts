import { expect } from '@open-wc/testing'
import type { Locale } from '../../../src/shop/sites/sites.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { article } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { reduced, rows, SITES_BY_LOCALE, showCart, withSubscriptions } from './support.ts'

const INTERVALS = (['DAY', 'WEEK', 'MONTH'] as const).flatMap((intervalUnit) =>
  [1, 3, 6].map((intervalDuration) => ({ recurringIntervalDuration: { intervalDuration, intervalUnit } })),
)
const gift = (numberOfDeliveries: number) => ({ giftSubscriptionInformation: { numberOfDeliveries } })
const GIFTS = [1, 2, 5, 12].map(gift)

const GERMAN = [
  ...['Lieferung jeden Tag', 'Lieferung alle 3 Tage', 'Lieferung alle 6 Tage'],
  ...['Lieferung jede Woche', 'Lieferung alle 3 Wochen', 'Lieferung alle 6 Wochen'],
  ...['Lieferung jeden Monat', 'Lieferung alle 3 Monate', 'Lieferung alle 6 Monate'],
  ...['1 Lieferung', '2 Lieferungen', '5 Lieferungen', '12 Lieferungen'],
]
/** Every 1, 3 and 6 days, weeks and months, then gifts of 1, 2, 5 and 12 deliveries. */
const SCHEDULES: Record<Locale, string[]> = {
  'de-DE': GERMAN,
  'de-AT': GERMAN,
  'de-CH': GERMAN,
  'fr-CH': [
    ...['Livraison tous les jours', 'Livraison tous les 3 jours', 'Livraison tous les 6 jours'],
    ...['Livraison toutes les semaines', 'Livraison toutes les 3 semaines', 'Livraison toutes les 6 semaines'],
    ...['Livraison tous les mois', 'Livraison tous les 3 mois', 'Livraison tous les 6 mois'],
    ...['1 livraison', '2 livraisons', '5 livraisons', '12 livraisons'],
  ],
  'pl-PL': [
    ...['Dostawa codziennie', 'Dostawa co 3 dni', 'Dostawa co 6 dni'],
    ...['Dostawa co tydzień', 'Dostawa co 3 tygodnie', 'Dostawa co 6 tygodni'],
    ...['Dostawa co miesiąc', 'Dostawa co 3 miesiące', 'Dostawa co 6 miesięcy'],
    ...['1 dostawa', '2 dostawy', '5 dostaw', '12 dostaw'],
  ],
  'cs-CZ': [
    ...['Doručení každý den', 'Doručení jednou za 3 dny', 'Doručení jednou za 6 dní'],
    ...['Doručení každý týden', 'Doručení jednou za 3 týdny', 'Doručení jednou za 6 týdnů'],
    ...['Doručení každý měsíc', 'Doručení jednou za 3 měsíce', 'Doručení jednou za 6 měsíců'],
    ...['1 doručení', '2 doručení', '5 doručení', '12 doručení'],
  ],
  'hu-HU': [
    ...['Szállítás naponta', 'Szállítás 3 naponta', 'Szállítás 6 naponta'],
    ...['Szállítás hetente', 'Szállítás 3 hetente', 'Szállítás 6 hetente'],
    ...['Szállítás havonta', 'Szállítás 3 havonta', 'Szállítás 6 havonta'],
    ...['1 szállítás', '2 szállítás', '5 szállítás', '12 szállítás'],
  ],
  'sk-SK': [
    ...['Doručenie každý deň', 'Doručenie raz za 3 dni', 'Doručenie raz za 6 dní'],
    ...['Doručenie každý týždeň', 'Doručenie raz za 3 týždne', 'Doručenie raz za 6 týždňov'],
    ...['Doručenie každý mesiac', 'Doručenie raz za 3 mesiace', 'Doručenie raz za 6 mesiacov'],
    ...['1 doručenie', '2 doručenia', '5 doručení', '12 doručení'],
  ],
  'tr-TR': [
    ...['Her gün teslimat', '3 günde bir teslimat', '6 günde bir teslimat'],
    ...['Her hafta teslimat', '3 haftada bir teslimat', '6 haftada bir teslimat'],
    ...['Her ay teslimat', '3 ayda bir teslimat', '6 ayda bir teslimat'],
    ...['1 teslimat', '2 teslimat', '5 teslimat', '12 teslimat'],
  ],
}

const pictured = (name: string) => article(name, 1, { imageUrl: `https://img.example/${name}.png` })

describe('a subscription in the mini cart', () => {
  it('is titled by its type, or as a gift (MINICART-24)', async () => {
    await showCart(
      withSubscriptions(
        { subscriptionType: 'COFFEE' },
        { subscriptionType: 'MACHINE' },
        { subscriptionType: 'OTHER' },
        gift(6),
      ),
    )
    const titles = rows().map((row) => row.split(' | ')[0])
    expect(titles).to.deep.equal(['Kaffee-Abo', 'Maschinen-Abo', 'Abo', 'Geschenk-Abo'])
  })

  for (const [site, locale] of SITES_BY_LOCALE)
    it(`shows its interval, or the deliveries of a gift, in ${locale} (MINICART-25)`, async () => {
      await showCart(
        withSubscriptions(...[...INTERVALS, ...GIFTS].map((more) => ({ recurringArticles: [], ...more }))),
        site,
      )
      expect(rows().map((row) => row.split(' | ')[1])).to.deep.equal(SCHEDULES[locale])
    })

  it('shows the picture of the first recurring article, else of the first other one (MINICART-24)', async () => {
    const nonRecurringArticles = [pictured('machine')]
    await showCart(
      withSubscriptions(
        { recurringArticles: [pictured('beans'), pictured('more')], nonRecurringArticles },
        { recurringArticles: [], nonRecurringArticles },
      ),
    )
    expect(page.selectAll('[data-row] img').map((image) => image.getAttribute('src'))).to.deep.equal([
      'https://img.example/beans.png',
      'https://img.example/machine.png',
    ])
  })

  it('has a named list of recurring and one of non-recurring articles (MINICART-26)', async () => {
    const machine = article('M', 1, {
      title: 'Machine',
      productUrl: '/products/m',
      dimensions: [{ name: 'Farbe', value: 'Rot', type: 'TEXT' }],
      availability: 'SHORTAGE',
    })
    await showCart(withSubscriptions({ nonRecurringArticles: [machine] }))
    const lists = ['Bei jeder Lieferung', 'Einmalig'].map((name) => page.within(page.get('list', name)).text())
    expect(lists).to.deep.equal(['2 × Beans\n10,00', '1 × Machine\nFarbe: Rot\nWenige verfügbar\n5,00'])
    expect(page.get('link', 'Machine').getAttribute('href')).to.equal('/products/m')
  })

  it('has no list without articles (MINICART-26)', async () => {
    await showCart(withSubscriptions({}))
    expect(page.names('list')).to.deep.equal(['Ihr Warenkorb', 'Bei jeder Lieferung'])
  })

  it('costs recurringArticlesPrice.calculatedPrice per delivery, and shows no price without it (PRICE-22)', async () => {
    await showCart(
      withSubscriptions(
        { recurringArticles: [], recurringArticlesPrice: { calculatedPrice: 2598 } },
        { recurringArticles: [] },
      ),
    )
    expect(rows()).to.deep.equal(['Kaffee-Abo | je Lieferung | 25,98', 'Kaffee-Abo'])
  })

  it('shows the rebate of an article unless it is 0, with at most one decimal (PRICE-21)', async () => {
    const recurringArticles = [10, 0, 12.5].map((rebatePercentage, at) => article(`A${at}`, 1, { rebatePercentage }))
    await showCart(withSubscriptions({ recurringArticles }))
    expect(rows()).to.deep.equal([
      'Kaffee-Abo | Bei jeder Lieferung | 1 × Article A0 | 5,00 | 10 % Rabatt | 1 × Article A1 | 5,00 | 1 × Article A2 | 5,00 | 12,5 % Rabatt',
    ])
  })

  for (const site of SITES) {
    const hasPrevious = ['CZ', 'PL', 'SK'].includes(site)
    it(`shows ${hasPrevious ? 'the' : 'no'} previous price of its articles on ${site} (PRICE-20)`, async () => {
      await showCart(withSubscriptions({ recurringArticles: [article('A', 1, reduced())] }), site)
      expect(rows().join()).to.match(/15[,.]?99|15 (Kč|Ft)/)
      expect(page.selectAll('[data-row] s')).to.have.length(hasPrevious ? 1 : 0)
    })
  }
})
