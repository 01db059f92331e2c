/**
 * An element without React: its props, its connection to store and page, and what it writes into the painted markup. It lives
 * as long as the element is on the page; React is added by a touch and takes over the markup only (LIVE-1).
 */
import { joinCleanups } from '../page/browser/on.ts'
import type { AttributeTable } from '../page/configuration/attribute.ts'
import { readProps } from '../page/configuration/element-props.ts'
import { observePageRoot } from '../page/configuration/page-root.ts'
import { COMMON_ATTRIBUTES, type CommonProps } from '../page/configuration/tables/common.ts'
import { pushRecord } from '../page/events/tracking.ts'
import { connectPage } from '../state/connection.ts'
import { connectPageFacts } from '../state/page-facts.ts'
import { connectPlatform } from '../state/platform/platform.ts'
import { type Store, storeOf } from '../state/store.ts'
import type { ViewContext } from '../view/view.ts'
import type { ViewName } from '../view/views.ts'
import { textsOf } from './fragment-scripts.ts'
import { createLateFeatures, type LateFeatures } from './late-features.ts'
import { createPatches, type Patches } from './patches.ts'
import { keepTypedKeys } from './typed-keys.ts'
import { type Phase, Waking } from './waking.ts'

/** A click, key or form that waits for code, and the control that it was meant for. */
export interface HeldTouch {
  event: Event
  control: HTMLElement
  /** The code that does it, in place of React. */
  feature?: string | undefined
  /** The list that stands for what it opens: whoever has closed it meanwhile wants nothing more. */
  frame?: Element | null | undefined
}

/** One thing that an element does while it is on the page. */
export interface Behaviour<Props extends CommonProps = CommonProps> {
  /** It starts again when one of these props changes, or any. It starts again anyway when the store or the services do. */
  dependsOn?: readonly (keyof Props)[] | 'all'
  /** It writes into painted markup, and ends when React renders the markup. */
  isPaintedOnly?: true
  /** Returns the cleanup. */
  start(element: LiveElement<Props>): (() => void) | undefined
}

/** The behaviour of an element of a tag, and what it reads. */
export interface LiveTag<Props extends CommonProps = CommonProps> {
  /** The tag's own attributes; the common ones are added. */
  attributes: AttributeTable
  behaviours: readonly Behaviour<Props>[]
  /** Props whose change is applied by a behaviour; a change of any other one needs a render. */
  liveProps: readonly (keyof Props)[]
  /** The use of a field, where it does not wake the element. */
  use?(this: LiveElement<Props>, field: Element): void
}

/** React's side of an element. */
export interface ReactSide {
  /** Renders the markup. */
  render(): void
  /** Hands over changed props. */
  update(props: CommonProps): void
  /** Reports focus and pointer, which were there before React. */
  presence(root: ShadowRoot): void
  /** Does the touches that were held. */
  replay(root: ShadowRoot, held: readonly HeldTouch[]): void
  /** Fetches and defines another tag, on a page without a loader. */
  loadTag?: ((tag: string) => Promise<unknown>) | undefined
}

/** Fetches the code of other tags. */
export interface TagLoader {
  /** Fetches and defines a tag; resolves with false when it can't be loaded. */
  load(tag: string): Promise<unknown>
  /** Fetches the code without running it. */
  preload(tag: string): void
}

/** The loader's side of an element. */
export interface LoaderSide {
  /** Fetches the code of React and of the tag; resolves with false when it can't be loaded. */
  fetchCode(): Promise<boolean>
  loader: TagLoader
  /** Fetches the code for a control or field without running it. */
  prepare(used: Element): void
  /** The use of a field wakes the element, or the form in it. */
  use(field: Element): void
}

/** A tag, without the type of its props: elements of all tags are treated alike. */
export const liveTag = <Props extends CommonProps>(tag: LiveTag<Props>): LiveTag => tag as unknown as LiveTag

interface LiveOptions extends LiveTag, Partial<LoaderSide> {
  tag: string
  host: HTMLElement
  root: ShadowRoot
  container: HTMLElement
  phase: Phase
}

/** Props that decide about store and services. */
const STORE_PROPS: readonly string[] = ['site', 'locale', 'apiBase', 'product']

const elements = new Map<Element, LiveElement>()

export const liveElementOf = (host: Element): LiveElement | undefined => elements.get(host)

/** Ends the elements that have left the page before React could hear of it. */
export function sweep(): void {
  elements.forEach((element) => {
    if (element.loader && element.phase !== 'awake' && !element.host.isConnected) element.end()
  })
}

export class LiveElement<Props extends CommonProps = CommonProps> extends Waking {
  declare readonly tag: string
  declare readonly host: HTMLElement
  declare readonly root: ShadowRoot
  declare readonly container: HTMLElement
  readonly patches: Patches = createPatches()
  readonly features: LateFeatures = createLateFeatures()
  /** Touches that wait for code. */
  readonly held: HeldTouch[] = []
  declare props: Props
  /** For its views. */
  declare context: ViewContext<Props>
  /** Says the texts of its views: those that the fragment carries, later those of React's side. */
  #textsOf: (props: CommonProps) => ViewContext['text'] = (props) => textsOf(this.root, props)
  declare prepare: LoaderSide['prepare'] | undefined
  /** The icon whose flyout a tap or a key has opened: without the code it leads on. */
  declare touched: Element | undefined
  /** The entry that a mouse rests on since before its code was there: its `data-path`, and when the mouse came, in ms. */
  declare resting: { path: string; since: number } | undefined
  declare loader: TagLoader | undefined
  use(_field: Element): void {
    this.wake()
  }
  declare react: ReactSide | undefined
  /** Does the touches that were held, before React is there. */
  declare replay: ReactSide['replay'] | undefined
  declare readonly attributes: LiveOptions['attributes']
  declare readonly behaviours: LiveOptions['behaviours']
  declare readonly liveProps: readonly string[]
  readonly #running = new Map<Behaviour, () => void>()
  readonly #ends: (() => void)[] = []
  #disconnectPage: (() => void) | undefined
  #isConnected = false

  constructor(options: LiveOptions) {
    super(options.phase)
    Object.assign(this, options)
    this.props = this.#readProps()
    this.context = this.#createContext()
    elements.set(this.host, this as unknown as LiveElement)
    keepTypedKeys(this.host)
    this.#connectPage()
    this.#observe()
  }

  get store(): Store {
    return storeOf(this.props.site)
  }

  /** The element that a view is hooked to. */
  hooked(name: ViewName): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-live="${name}"]`)
  }

  /** From now on its texts come from there. */
  speakBy(texts: (props: CommonProps) => ViewContext['text']): void {
    this.#textsOf = texts
    this.context = this.#createContext()
  }

  /** React's code is there. */
  attachReact(react: ReactSide): void {
    this.react = react
  }

  /** Starts all behaviours: the markup is there. */
  connect(): void {
    this.#isConnected = true
    pushRecord()
    for (const behaviour of this.behaviours) this.#start(behaviour)
  }

  /** Whether these painted props show something else than the current ones. */
  needsRender(painted: CommonProps): boolean {
    return this.#needRender(this.#changedSince(painted))
  }

  /** Runs when the element leaves the page. */
  onEnd(...ends: (() => void)[]): void {
    this.#ends.push(...ends)
  }

  /** Puts the markup back as it was painted. React hydrates it in the same task, so nobody sees it (LIVE-6). */
  restoreMarkup(): void {
    for (const behaviour of this.behaviours) if (behaviour.isPaintedOnly) this.#stop(behaviour)
    this.patches.undo()
  }

  /** React renders the markup from now on. Behaviours go on, with the new markup if React has replaced it. */
  takenOver(hasNewMarkup: boolean): void {
    this.phase = 'awake'
    if (!this.#isConnected) this.connect()
    else if (hasNewMarkup) this.#restart(() => true)
    this.settle()
  }

  /** The element has left the page. */
  end(): void {
    this.cancelIdle()
    for (const behaviour of this.behaviours) this.#stop(behaviour)
    for (const end of this.#ends.splice(0)) end()
    if (this.phase !== 'awake') this.patches.undo()
    this.#disconnectPage?.()
    this.#isConnected = false
    elements.delete(this.host)
    this.settle()
  }

  #readProps(): Props {
    return readProps(this.host, this.attributes) as unknown as Props
  }

  #createContext(): ViewContext<Props> {
    const { props, host } = this
    return { props, host, text: this.#textsOf(props) }
  }

  /** Attributes, page root and JSON block are resolved here only, whatever reads the props. */
  #observe(): void {
    const update = () => this.#update(this.#readProps())
    const observer = new MutationObserver(update)
    const { attributes } = this
    const names = Object.keys({ ...COMMON_ATTRIBUTES, ...attributes })
    const aliases = Object.values(attributes).flatMap(({ alias }) => alias ?? [])
    observer.observe(this.host, { attributeFilter: [...names, ...aliases] })
    this.#ends.push(joinCleanups(() => observer.disconnect(), observePageRoot(update)))
  }

  /** Applies changed props; wakes the element when they need a render (LIVE-3). */
  #update(props: Props): void {
    const changed = this.#changedSince(props)
    if (changed.length === 0) return
    this.props = props
    this.context = this.#createContext()
    const isOtherStore = changed.some((name) => STORE_PROPS.includes(name))
    if (isOtherStore) this.#connectPage()
    if (this.#isConnected)
      this.#restart(
        ({ dependsOn }) =>
          isOtherStore || dependsOn === 'all' || dependsOn?.some((name) => changed.includes(name)) === true,
      )
    this.react?.update(props)
    if (this.#needRender(changed)) this.wake()
  }

  #changedSince(props: CommonProps): readonly string[] {
    const names = Object.keys(props) as (keyof CommonProps)[]
    return names.filter((name) => !Object.is(this.props[name], props[name]))
  }

  #needRender(changed: readonly string[]): boolean {
    return changed.some((name) => !this.liveProps.includes(name))
  }

  #restart(isMeant: (behaviour: Behaviour) => boolean): void {
    for (const behaviour of this.behaviours) {
      if (!isMeant(behaviour)) continue
      this.#stop(behaviour)
      this.#start(behaviour)
    }
  }

  #connectPage(): void {
    const disconnect = this.#disconnectPage
    const { site, locale, apiBase, product } = this.props
    this.#disconnectPage = joinCleanups(
      connectPage(this.store, { site, locale, apiBase, product, element: this.tag }),
      connectPageFacts(this.store),
      connectPlatform(this.store),
    )
    disconnect?.()
  }

  #start(behaviour: Behaviour): void {
    if (behaviour.isPaintedOnly && this.phase === 'awake') return
    const end = behaviour.start(this as unknown as LiveElement)
    if (end) this.#running.set(behaviour, end)
  }

  #stop(behaviour: Behaviour): void {
    this.#running.get(behaviour)?.()
    this.#running.delete(behaviour)
  }
}
