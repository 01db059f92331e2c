import { expect } from '@open-wc/testing'
import { install } from '@sinonjs/fake-timers'
import type { Cart, CartChange } from '../../../src/shop/cart/cart.ts'
import { DELETED_ITEM_MS } from '../../../src/shop/limits.ts'
import { article, cartOf } from '../../support/carts.ts'
import { allInside, eventually, inside, textsOf } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { countOf, filled, miniCarts, subscription } from './support.ts'

const three = cartOf(article('A'), article('B'), article('C'))

describe('the rows of the mini cart', () => {
  const carts = miniCarts()

  /** Answers each change with the next of the carts. */
  const answering = (start: Cart, ...results: Cart[]) => {
    let cart = start
    carts.serving(
      () => json({ cart }),
      () => {
        cart = results.shift() ?? cart
        return json({ cart })
      },
    )
  }
  const focused = (element: Element) => element.shadowRoot?.activeElement?.getAttribute('aria-label')
  const deleteAt = (element: Element, position: number) => {
    const button = allInside(element, '.tile__delete')[position]
    button?.focus()
    button?.click()
  }

  const rendered = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  /** Deletes a row and lets its Undo, which has the focus, expire. */
  const expireUndo = async (element: Element, position: number, title: string) => {
    const clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      deleteAt(element, position)
      await clock.tickAsync(DELETED_ITEM_MS - 1)
      await rendered()
      expect(focused(element)).to.equal(`Rückgängig machen: ${title}`)
      await clock.tickAsync(1)
      await rendered()
    } finally {
      clock.uninstall()
    }
  }

  it('show a deleted item as deleted in its place, and announce it (MINICART-32, MINICART-34)', async () => {
    const element = await carts.showing(three)
    answering(three, cartOf(article('A'), article('C')))
    deleteAt(element, 1)
    await eventually(element, '.deleted-tile')
    expect(textsOf(element, '.minicart__row').map((text) => text.slice(0, 9))).to.deep.equal([
      'Article A',
      'Article B',
      'Article C',
    ])
    expect(textsOf(element, '.deleted-tile__label')).to.deep.equal(['Gelöscht'])
    expect(textsOf(element, '[role=status]')).to.deep.equal(['Aus dem Warenkorb gelöscht: Article B'])
  })

  it('move the focus to Undo, which restores the item and its focus (MINICART-33, MINICART-45)', async () => {
    const element = await carts.showing(three)
    answering(three, cartOf(article('A'), article('C')), three)
    deleteAt(element, 1)
    await eventually(element, '.deleted-tile')
    await waitUntil(() => focused(element) === 'Rückgängig machen: Article B')
    inside(element, '.deleted-tile__undo')?.click()
    await waitUntil(() => countOf(element, '.tile') === 3)
    await waitUntil(() => focused(element) === 'Article B aus dem Warenkorb löschen')
    await waitUntil(() => carts.changes().length === 2)
    expect(carts.changes()).to.deep.equal([
      { setArticle: { productId: 'B', tcm: 'tcm-B', quantity: 0 } },
      { setArticle: { productId: 'B', tcm: 'tcm-B', quantity: 1 } },
    ] satisfies CartChange[])
  })

  const amountsOf = (element: Element) => textsOf(element, '.tile__foot .price__amount, .summary__line dd')
  /** The amounts while the deletion of a row waits for its answer, which follows. */
  const amountsWithout = async (element: Element, position: number) => {
    let answer = (_: Response) => {}
    const answered = new Promise<Response>((resolve) => {
      answer = resolve
    })
    carts.serving(
      () => json({ cart: cartOf() }),
      () => answered,
    )
    deleteAt(element, position)
    await eventually(element, '.deleted-tile')
    const amounts = amountsOf(element)
    answer(json({ cart: cartOf() }))
    await waitUntil(() => countOf(element, '.tile') === 0)
    return amounts
  }

  it('add up to the sum before the service has answered a deletion (CART-51, PRICE-29)', async () => {
    const contradictory = (id: string, currentShopPrice: number, calculatedPrice: number) =>
      article(id, 1, { currentShopPrice, price: { calculatedPrice } })
    const items = [contradictory('A', 1000, 1200), contradictory('B', 700, 500)]
    const element = await carts.showing({ ...cartOf(...items), totalSum: 1700 })
    expect(amountsOf(element)).to.deep.equal(['10,00', '7,00', '17,00'])
    expect(await amountsWithout(element, 1)).to.deep.equal(['10,00', '10,00'])
  })

  it('add up to the sum when a gift card has paid for the deleted item, or the answer holds it twice (CART-51)', async () => {
    const card = { cardNumber: '6006490000001002', redeemedAmount: 800 }
    const cart = { ...cartOf(article('A'), article('B'), article('B')), giftCardRedemptions: [card], totalSum: 700 }
    const element = await carts.showing(cart)
    expect(await amountsWithout(element, 1)).to.deep.equal(['5,00', '-5,00', '0,00'])
  })

  it('tell two free articles of one product and campaign apart by their uuid (CART-48)', async () => {
    const spoon = (uuid: string) => article('F', 1, { title: 'Spoon', campaignId: 'c', uuid })
    const both = { ...filled(), freeArticles: [spoon('u1'), spoon('u2')] }
    const element = await carts.showing(both)
    const one = { ...filled(), freeArticles: [spoon('u1')] }
    answering(both, one, both)
    expect(new Set(allInside(element, '[data-row]').map(({ dataset }) => dataset.row)).size).to.equal(3)
    deleteAt(element, 2)
    await eventually(element, '.deleted-tile')
    const rowsNow = () => textsOf(element, '.minicart__row').map((text) => /Gelöscht|Gratis|5,00/.exec(text)?.[0])
    expect(rowsNow()).to.deep.equal(['5,00', 'Gratis', 'Gelöscht'])
    await waitUntil(() => carts.changes().length === 1)
    inside(element, '.deleted-tile__undo')?.click()
    await waitUntil(() => countOf(element, '.tile') === 3)
    await waitUntil(() => carts.changes().length === 2)
    expect(carts.changes()).to.deep.equal([
      { setFreeArticle: { productId: 'F', campaignId: 'c', remove: true } },
      { setFreeArticle: { productId: 'F', campaignId: 'c', remove: false } },
    ] satisfies CartChange[])
  })

  const partnerProduct = { partnerProductId: 'P', title: 'Plan', totalQuantity: 3, totalPrice: 2997 }
  const restorable: [kind: string, cart: Partial<Cart>, ...changes: CartChange[]][] = [
    [
      'a free article',
      { freeArticles: [article('F', 1, { campaignId: 'c' })] },
      { setFreeArticle: { productId: 'F', campaignId: 'c', remove: true } },
      { setFreeArticle: { productId: 'F', campaignId: 'c', remove: false } },
    ],
    [
      'a gift card',
      { giftCards: [{ article: article('G', 2) }] },
      { setGiftCard: { productId: 'G', tcm: 'tcm-G', set: 0 } },
      { setGiftCard: { productId: 'G', tcm: 'tcm-G', set: 2 } },
    ],
    [
      'a partner product',
      { partnerProducts: [partnerProduct] },
      { setPartnerProduct: { partnerProductId: 'P', set: 0 } },
      { setPartnerProduct: { partnerProductId: 'P', set: 3 } },
    ],
  ]
  for (const [kind, items, ...changes] of restorable) {
    it(`delete ${kind}, and restore it with its former quantity by Undo (MINICART-31, MINICART-33)`, async () => {
      const cart = { ...cartOf(), ...items }
      const element = await carts.showing(cart)
      answering(cart, cartOf(), cart)
      deleteAt(element, 0)
      ;(await eventually(element, '.deleted-tile__undo')).click()
      await waitUntil(() => carts.changes().length === 2)
      expect(carts.changes()).to.deep.equal(changes)
    })
  }

  it('move the focus to the next row from a deleted subscription, which has no Undo (MINICART-33, MINICART-45)', async () => {
    const cart = filled({ subscriptions: [subscription(), subscription({ subscriptionConfigurationId: 's2' })] })
    const element = await carts.showing(cart)
    answering(cart, { ...cart, subscriptions: cart.subscriptions.slice(1) })
    deleteAt(element, 1)
    await eventually(element, '.deleted-tile')
    expect(countOf(element, '.deleted-tile__undo')).to.equal(0)
    await waitUntil(() => focused(element) === 'Kaffee-Abo aus dem Warenkorb löschen')
  })

  it('move the focus to the row before the last one, even in the other list (MINICART-45)', async () => {
    const cart = filled({ defectiveSubscriptions: [subscription()] })
    const element = await carts.showing(cart)
    answering(cart, { ...cart, defectiveSubscriptions: [] })
    deleteAt(element, 1)
    await eventually(element, '.deleted-tile')
    expect(countOf(element, '.minicart__rows')).to.equal(2)
    await waitUntil(() => focused(element) === 'Article A aus dem Warenkorb löschen')
  })

  it('keep the focus in the restored row, whichever was deleted last (MINICART-45)', async () => {
    const element = await carts.showing(three)
    answering(three, cartOf(article('B'), article('C')), cartOf(article('C')), cartOf(article('A'), article('C')))
    deleteAt(element, 0)
    await waitUntil(() => focused(element) === 'Rückgängig machen: Article A')
    deleteAt(element, 0)
    await waitUntil(() => focused(element) === 'Rückgängig machen: Article B')
    const [undo] = allInside(element, '.deleted-tile__undo')
    undo?.focus()
    undo?.click()
    await waitUntil(() => focused(element) === 'Article A aus dem Warenkorb löschen')
  })

  it('announce each deletion once, also of an item of the same name, and no restored item (MINICART-34)', async () => {
    const twins = cartOf(article('A'), article('B', 1, { title: 'Article A' }), article('C'))
    const element = await carts.showing(twins)
    answering(twins, cartOf(...twins.articles.slice(1)), cartOf(article('C')), cartOf(...twins.articles.slice(1)))
    const news = () => inside(element, '[role=status]')
    deleteAt(element, 0)
    await waitUntil(() => news()?.textContent === 'Aus dem Warenkorb gelöscht: Article A')
    const first = news()?.firstElementChild
    deleteAt(element, 0)
    await waitUntil(() => countOf(element, '.deleted-tile') === 2)
    expect(news()?.textContent).to.equal('Aus dem Warenkorb gelöscht: Article A')
    expect(news()?.firstElementChild === first, 'Said anew.').to.equal(false)
    allInside(element, '.deleted-tile__undo')[1]?.click()
    await waitUntil(() => countOf(element, '.deleted-tile') === 1)
    expect(news()?.textContent).to.equal('')
  })

  it('move the focus to the next row when Undo expires (MINICART-45)', async () => {
    const element = await carts.showing(three)
    answering(three, cartOf(article('A'), article('C')))
    await expireUndo(element, 1, 'Article B')
    await waitUntil(() => focused(element) === 'Article C aus dem Warenkorb löschen', 'The next row has the focus.')
  })

  it('lose a deleted item after 10 s, and its focus to the panel (MINICART-32, MINICART-7, MINICART-45)', async () => {
    const element = await carts.showing(filled())
    answering(filled(), cartOf())
    await expireUndo(element, 0, 'Article A')
    await waitUntil(() => element.shadowRoot?.activeElement?.className === 'minicart', 'The panel has the focus.')
    expect(countOf(element, '.minicart__empty')).to.equal(1)
  })

  it('do not take back the focus that the shopper has moved elsewhere (MINICART-45)', async () => {
    const elsewhere = document.createElement('button')
    document.body.append(elsewhere)
    try {
      const element = await carts.showing(three)
      answering(three, cartOf(article('B'), article('C')), cartOf(article('B')))
      deleteAt(element, 0)
      elsewhere.focus()
      await eventually(element, '.deleted-tile')
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(document.activeElement === elsewhere).to.equal(true)
      elsewhere.blur()
      deleteAt(element, 1)
      ;(element.shadowRoot?.activeElement as HTMLElement | null)?.blur()
      await waitUntil(() => countOf(element, '.deleted-tile') === 2)
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(document.activeElement === document.body, 'A click on the page is elsewhere too.').to.equal(true)
    } finally {
      elsewhere.remove()
    }
  })

  it('re-render only the row that changes, although each answer has new objects (MINICART-44)', async () => {
    const many = Array.from({ length: 30 }, (_, index) => article(`A${index}`))
    const element = await carts.showing(cartOf(...many))
    answering(cartOf(...many), cartOf(...many.slice(1)))
    const mutated = new Set<string>()
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const node = target instanceof Element ? target : target.parentElement
        mutated.add(node?.closest('.minicart__row')?.getAttribute('data-row') ?? 'list')
      }
    })
    const list = inside(element, '.minicart__rows') as HTMLElement
    observer.observe(list, { subtree: true, childList: true, characterData: true, attributes: true })
    deleteAt(element, 0)
    await eventually(element, '.deleted-tile')
    await waitUntil(() => carts.changes().length === 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
    observer.disconnect()
    expect([...mutated]).to.deep.equal(['article:A0:tcm-A0'])
  })

  it('are added in steps when they are many (MINICART-44)', async () => {
    const element = await carts.showing(cartOf(...Array.from({ length: 1000 }, (_, index) => article(`A${index}`))))
    expect([30, 230, 430, 630, 830]).to.include(countOf(element, '.minicart__row'))
    await waitUntil(() => countOf(element, '.minicart__row') === 1000, 'All rows are added.', { timeout: 15_000 })
  }).timeout(20_000)

  it('are not laid out while they are out of sight (MINICART-44)', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => article(`A${index}`))
    const element = await carts.showing(cartOf(...many))
    await waitUntil(() => countOf(element, '.minicart__row') === 1000, 'All rows are added.', { timeout: 25_000 })
    const rows = allInside(element, '.minicart__row')
    const style = getComputedStyle(rows[500] as Element)
    expect(style.contentVisibility).to.equal('auto')
    expect(style.containIntrinsicBlockSize).to.equal('auto 130px')
    await waitUntil(() => !isRendered(rows[900]), 'A row far below is not rendered.')
    rows[900]?.scrollIntoView()
    await waitUntil(() => isRendered(rows[900]), 'It is rendered when it scrolls into view.')
  }).timeout(30_000)

  const isRendered = (row: HTMLElement | undefined) =>
    row?.querySelector('.tile__title')?.checkVisibility({ contentVisibilityAuto: true }) ?? false
})
