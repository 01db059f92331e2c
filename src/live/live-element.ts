/**
 * An element without React: its props, its connection to store and page, and what it writes into the painted markup. It lives
 * as long as the element is on the page; React is added by a touch and takes over the markup only (LIVE-1).
 */
import { whenIdle } from '../page/browser/idle.ts'
import type { CommonProps } from '../page/configuration/tables/common.ts'
import { connectPage } from '../state/connection.ts'
import { type Store, storeOf } from '../state/store.ts'
import { createPatches, type Patches } from './patches.ts'

export type LiveProps = CommonProps & Readonly<Record<string, unknown>>

/**
 * `asleep`: the markup is the fragment's, plus what this layer writes. `waking`: the code is on its way. `awake`: React
 * renders the markup.
 */
export type Phase = 'asleep' | 'waking' | 'awake'

/** A click, key or form that waits for the code, and what it was meant for. */
export interface HeldTouch {
  event: Event
  control: HTMLElement
}

/** One thing that an element does while it is on the page. */
export interface Behaviour {
  /** It starts again when one of these props changes. It starts again anyway when the store or the services do. */
  dependsOn?: readonly string[]
  /** It writes into painted markup, and ends when React renders the markup. */
  isPaintedOnly?: true
  /** Returns the cleanup. */
  start(element: LiveElement): (() => void) | undefined
}

export interface LiveOptions {
  tag: string
  host: HTMLElement
  root: ShadowRoot
  container: HTMLElement
  phase: Phase
  props: LiveProps
  behaviours: readonly Behaviour[]
  /** Props whose change is applied by a behaviour; a change of any other one needs a render. */
  liveProps: readonly string[]
}

/** Props that decide about store and services. */
const STORE_PROPS = ['site', 'locale', 'apiBase', 'product']

const elements = new WeakMap<Element, LiveElement>()

export const liveElementOf = (host: Element): LiveElement | undefined => elements.get(host)

export class LiveElement {
  readonly tag: string
  readonly host: HTMLElement
  readonly root: ShadowRoot
  readonly container: HTMLElement
  readonly patches: Patches = createPatches()
  phase: Phase
  props: LiveProps
  /** Fetches the code of React and of this tag; resolves with false when it can't be loaded. Set by the loader's side. */
  fetchCode: () => Promise<boolean> = async () => false
  /** Renders with React, once its code is there. Set by the custom element. */
  render: (() => void) | undefined
  /** Does the touches that were held back, once React has rendered. Set by the custom element. */
  carryOut: ((root: ShadowRoot, held: readonly HeldTouch[]) => void) | undefined
  readonly #behaviours: readonly Behaviour[]
  readonly #liveProps: readonly string[]
  readonly #running = new Map<Behaviour, () => void>()
  readonly #ends: (() => void)[] = []
  readonly #waiting: (() => void)[] = []
  #disconnectPage: (() => void) | undefined
  #cancelIdle: (() => void) | undefined
  #isConnected = false

  constructor({ tag, host, root, container, phase, props, behaviours, liveProps }: LiveOptions) {
    this.tag = tag
    this.host = host
    this.root = root
    this.container = container
    this.phase = phase
    this.props = props
    this.#behaviours = behaviours
    this.#liveProps = liveProps
    elements.set(host, this)
    this.#connectPage()
  }

  get store(): Store {
    return storeOf(this.props.site)
  }

  find<E extends Element = HTMLElement>(selector: string): E | null {
    return this.root.querySelector<E>(selector)
  }

  /** Starts all behaviours: the markup is there. */
  connect(): void {
    this.#isConnected = true
    for (const behaviour of this.#behaviours) this.#start(behaviour)
  }

  /** Applies changed props; wakes the element when they need a render (LIVE-3). */
  update(props: LiveProps): void {
    const before = this.props
    const changed = Object.keys(props).filter((name) => !Object.is(before[name], props[name]))
    if (changed.length === 0) return
    this.props = props
    const isOtherStore = changed.some((name) => STORE_PROPS.includes(name))
    if (isOtherStore) this.#connectPage()
    if (this.#isConnected) {
      for (const behaviour of this.#behaviours) {
        if (!isOtherStore && !behaviour.dependsOn?.some((name) => changed.includes(name))) continue
        this.#stop(behaviour)
        this.#start(behaviour)
      }
    }
    if (changed.some((name) => !this.#liveProps.includes(name))) this.wake()
  }

  /** Whether these painted props show something else than the current ones. */
  needsRender(painted: LiveProps): boolean {
    const { props } = this
    return Object.keys(props).some((name) => !this.#liveProps.includes(name) && !Object.is(painted[name], props[name]))
  }

  /** Fetches the code and renders (LIVE-3). After a failure the next call tries again (LIVE-9). */
  wake(): void {
    if (this.phase !== 'asleep') return
    this.phase = 'waking'
    void this.fetchCode().then((isLoaded) => (isLoaded ? this.render?.() : this.failed()))
  }

  /** The code can't be loaded: the element stays as it is, and its links work. */
  failed(): void {
    this.phase = 'asleep'
    this.#settle()
  }

  /** Wakes it; resolves when React has rendered, or can't. */
  async whenAwake(): Promise<void> {
    if (this.phase === 'awake') return
    const settled = new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.wake()
    await settled
  }

  /** For content that the markup does not have yet: wakes once the browser is idle (LIVE-10). */
  wakeWhenIdle(): void {
    if (this.phase === 'asleep') this.#cancelIdle ??= whenIdle(() => this.wake())
  }

  /** Runs when the element leaves the page. */
  onEnd(...ends: (() => void)[]): void {
    this.#ends.push(...ends)
  }

  /** Runs once when the element is awake, or can't be woken now. */
  onSettled(run: () => void): void {
    this.#waiting.push(run)
  }

  /** Puts the markup back as it was painted. React hydrates it in the same task, so nobody sees it (LIVE-6). */
  restoreMarkup(): void {
    for (const behaviour of this.#behaviours) if (behaviour.isPaintedOnly) this.#stop(behaviour)
    this.patches.undo()
  }

  /** React renders the markup from now on. Behaviours go on, with the new markup if React has replaced it. */
  takenOver(hasNewMarkup: boolean): void {
    this.phase = 'awake'
    if (!this.#isConnected) this.connect()
    else if (hasNewMarkup) {
      for (const behaviour of this.#behaviours) {
        this.#stop(behaviour)
        this.#start(behaviour)
      }
    }
    this.#settle()
  }

  /** The element has left the page. */
  end(): void {
    this.#cancelIdle?.()
    for (const behaviour of this.#behaviours) this.#stop(behaviour)
    for (const end of this.#ends.splice(0)) end()
    if (this.phase !== 'awake') this.patches.undo()
    this.#disconnectPage?.()
    this.#isConnected = false
    elements.delete(this.host)
    this.#settle()
  }

  #settle(): void {
    for (const run of this.#waiting.splice(0)) run()
  }

  #connectPage(): void {
    const disconnect = this.#disconnectPage
    const { site, locale, apiBase, product } = this.props
    this.#disconnectPage = connectPage(this.store, { site, locale, apiBase, product, element: this.tag })
    disconnect?.()
  }

  #start(behaviour: Behaviour): void {
    if (behaviour.isPaintedOnly && this.phase === 'awake') return
    const end = behaviour.start(this)
    if (end) this.#running.set(behaviour, end)
  }

  #stop(behaviour: Behaviour): void {
    this.#running.get(behaviour)?.()
    this.#running.delete(behaviour)
  }
}
