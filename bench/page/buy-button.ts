/**
 * Shopify's Buy Button as a contender of the cart: its own markup and style sheet, without its iframe and without the animation of a
 * removed row. Shopify's answers are objects in the page, there at once.
 */
import { article } from './cart-data.ts'
import { changed } from './timing.ts'

const DOMAIN = 'bench.myshopify.com'
const TOKEN = 'bench'
const ROW = '.shopify-buy__cart-item'

interface Cart {
  view: { node: HTMLElement }
}
interface Ui {
  createComponent(type: 'cart', config: object): Promise<Cart>
  destroyComponent(type: 'cart'): void
  componentProps: { browserFeatures: { animation: boolean } }
}
interface Client {
  checkout: Record<string, (...args: never[]) => Promise<object>>
  image: { helpers: { imageForSize(image: { src: string }): string } }
}
interface Library {
  buildClient(config: object): Client
  UI: { init(client: Client): Ui }
}

const euros = (cents: number) => ({ amount: cents / 100, currencyCode: 'EUR' })

/** A line as Shopify's client gives it to the cart: name, variant, picture, quantity, and the price with the former one. */
function lineItem(index: number) {
  const { title, imageUrl, quantity, dimensions, price } = article(index)
  const variantTitle = dimensions.map(({ value }) => value).join(' / ')
  return {
    id: `line-${index}`,
    title,
    ...quantity,
    variant: {
      id: `variant-${index}`,
      title: variantTitle,
      image: { src: imageUrl },
      priceV2: euros(price.calculatedOriginalPrice),
      product: { id: `product-${index}` },
    },
    discountAllocations: [
      {
        allocatedAmount: euros(price.calculatedOriginalPrice - price.calculatedPrice),
        discountApplication: { targetSelection: 'EXPLICIT', title: 'Sale' },
      },
    ],
  }
}

/** The cart adds to the object that it is given: a new one each time. */
function checkoutOf(lineItems: readonly ReturnType<typeof lineItem>[], sum: number) {
  const total = euros(sum * lineItems.length)
  return {
    id: 'cart',
    lineItems: [...lineItems],
    discountApplications: [],
    subtotalPriceV2: total,
    lineItemsSubtotalPrice: total,
  }
}

export class BuyButton {
  readonly #holder = document.createElement('div')
  readonly #style = document.createElement('style')
  readonly #ui: Ui
  readonly #count: number

  constructor(rows: number, css: string) {
    this.#count = rows
    const library = (window as unknown as { ShopifyBuy?: Library }).ShopifyBuy
    if (!library) throw new Error('Buy Button is not loaded.')
    const items = Array.from({ length: rows }, (_, index) => lineItem(index))
    const { calculatedPrice } = article(0).price
    const client = library.buildClient({ domain: DOMAIN, storefrontAccessToken: TOKEN })
    client.checkout.fetch = async () => checkoutOf(items, calculatedPrice)
    client.checkout.updateLineItems = async (_id: string, [line]: { id: string }[]) =>
      checkoutOf(
        items.filter(({ id }) => id !== line?.id),
        calculatedPrice,
      )
    // The same picture, not a smaller one of Shopify's server.
    client.image.helpers.imageForSize = ({ src }) => src
    localStorage.setItem(`${TOKEN}.${DOMAIN}.checkoutId`, 'cart')
    this.#ui = library.UI.init(client)
    this.#ui.componentProps.browserFeatures.animation = false
    this.#style.textContent = css
  }

  get #rows() {
    return this.#holder.querySelectorAll<HTMLElement>(ROW)
  }

  /** Its sheet has rules for the whole page: it is there while the cart is. */
  place(): void {
    document.head.append(this.#style)
    document.body.prepend(this.#holder)
    this.#layout()
  }

  async mount(): Promise<void> {
    const node = this.#holder.appendChild(document.createElement('div'))
    const cart = { iframe: false, startOpen: true, popup: false }
    void this.#ui.createComponent('cart', {
      node,
      toggles: [],
      moneyFormat: '{{amount_with_comma_separator}} €',
      options: { cart },
    })
    await changed(this.#holder, () => this.#rows.length === this.#count)
    this.#layout()
  }

  row(index: number): HTMLElement {
    return this.#rows[index] as HTMLElement
  }

  /** One less than one: the way to delete a line. */
  async delete(row: HTMLElement): Promise<void> {
    row.querySelector<HTMLElement>('.shopify-buy__quantity-decrement')?.click()
    await changed(this.#holder, () => !row.isConnected)
    this.#layout()
  }

  /** A cart that stays would draw all rows again with every click beside it. */
  remove(): void {
    this.#ui.destroyComponent('cart')
    this.#holder.remove()
    this.#style.remove()
    document.body.getBoundingClientRect()
  }

  #layout(): number {
    return this.#holder.getBoundingClientRect().height
  }
}
