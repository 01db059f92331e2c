/** State that the pages of one browser share: clock, cookie, storage, channels, network. All of it can fail. */

import type { Cart } from '../../src/shop/cart/cart.ts'
import type { CartService } from './cart-service.ts'
import { stampOf, TOKENS } from './cart-service.ts'
import type { Clock } from './clock.ts'
import { Draw } from './draw.ts'
import { Network } from './network.ts'
import type { Page } from './page.ts'
import type { StartProduct } from './product.ts'
import { OriginStorage } from './storage.ts'

/** How long a message takes: in most lives anything, in others nothing or long. */
const MESSAGE_MS = [
  [0, 0, 0, 1, 5, 50, 300, 3000],
  [0, 3000],
] as const

/** How long a write into storage takes to reach the other pages: all the same, so that they come in order. */
const LAG_MS = [0, 0, 1, 20]

/** A `BroadcastChannel`. One class for all pages: the engine keeps classes, and what is made by them, for long. */
class Channel {
  onmessage: ((event: { data: unknown }) => void) | null = null

  constructor(
    private readonly browser: Browser,
    readonly page: Page,
  ) {
    browser.channels.add(this)
  }

  postMessage(data: unknown): void {
    this.browser.post(data, this)
  }

  close(): void {
    this.browser.channels.delete(this)
  }
}

export class Browser {
  readonly network: Network
  person = 0
  /** For the clock that pages see. */
  aheadMs = 0
  private readonly random = new Draw(1)
  /** Its numbers are its own, so that a life does not change with how often the product draws one. */
  readonly math: Math = Object.create(Math, { random: { value: () => this.random.below(2 ** 31) / 2 ** 31 } })
  readonly storage: OriginStorage
  private readonly messageMs: readonly number[]
  readonly faults: string[] = []
  private readonly numbered = new Map<number, number>()
  /** Told what happens, for the reader of a failure. A life is lived without, and again with it when it has failed. */
  say: ((tab: number, what: string) => void) | undefined
  readonly channels = new Set<Channel>()
  /** The life's own step draws; replaced by each step. */
  draw: Draw

  constructor(
    readonly startProduct: StartProduct,
    readonly clock: Clock,
    readonly service: CartService,
    draw: Draw,
    /** Nothing fails or gets lost. */
    public isCalm: boolean,
  ) {
    this.draw = draw
    this.network = new Network(this)
    this.messageMs = draw.pick(MESSAGE_MS)
    this.storage = new OriginStorage(clock, draw.pick(LAG_MS))
  }

  fail(fault: string): void {
    this.faults.push(fault)
  }

  /** From now on. */
  calmDown(): void {
    this.isCalm = true
    this.storage.trouble = undefined
  }

  /** A tab shows a cart, under the number that the tabs give it. */
  number(number: number, version: number): void {
    if (version !== (this.numbered.get(number) ?? version)) this.fail('Two carts have one version (CART-35).')
    this.numbered.set(number, version)
  }

  closeChannels(page: Page): void {
    for (const channel of this.channels) if (channel.page === page) this.channels.delete(channel)
  }

  get cookie(): string {
    return this.person === 0 ? 'a=b' : `a=b; longTermToken=${TOKENS[this.person]}`
  }

  /** The `BroadcastChannel` of a page. */
  channelsOf(page: Page) {
    return Channel.bind(undefined, this, page)
  }

  /** Delivers a message to all channels but that of the sender: late, in any order, twice or never. */
  post(message: unknown, from?: Channel): void {
    const { channels, clock, draw, isCalm } = this
    const text = JSON.stringify(message)
    for (const channel of channels) {
      if (channel === from) continue
      const times = isCalm ? 1 : draw.pick([1, 1, 1, 1, 1, 1, 2, 0])
      for (let time = 0; time < times; time += 1)
        clock.after(draw.pick(isCalm ? [0, 1, 5] : this.messageMs), () => {
          if (channels.has(channel)) channel.page.whenOpen(() => deliver(channel, JSON.parse(text)))
        })
    }
  }
}

function deliver({ page, onmessage }: Channel, data: { cart?: Cart }): void {
  const stamp = data?.cart && stampOf(data.cart)
  page.say(() => `hears ${JSON.stringify({ ...data, cart: stamp })}`)
  if (stamp) page.hear(stamp)
  onmessage?.({ data })
}
