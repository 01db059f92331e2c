/**
 * The one file that knows r2wc. It turns a React component into a custom element: attributes become strict props, painted markup
 * is hydrated in place, moving the element keeps its state, and a page's mistakes are never fatal.
 */
import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import type { Feature } from '../i18n/texts.ts'
import { carryOut, reportPresence } from '../live/carry-out.ts'
import { LiveElement, type LiveTag, liveElementOf } from '../live/live-element.ts'
import { attachTemplate } from '../page/browser/attach-template.ts'
import { sharedKey } from '../page/browser/own-symbol.ts'
import { type AttributeTable, type PropsOf, toCamelCase } from '../page/configuration/attribute.ts'
import { readPaintedProps, readProps } from '../page/configuration/element-props.ts'
import { COMMON_ATTRIBUTES, type CommonProps } from '../page/configuration/tables/common.ts'
import { warn } from '../page/configuration/warn.ts'
import { reportMissingCode } from '../page/events/events.ts'
import { type Mounted, type MountRequest, mount } from '../react/shell/mount.tsx'
import { VERSION } from '../shop/version.ts'
import type { Store } from '../state/store.ts'
import { accessor, reapplyProperty } from './properties.ts'

export interface ElementDefinition<Table extends AttributeTable = AttributeTable> {
  tag: string
  /** The tag's own attributes; the common ones are added. */
  attributes: Table
  /** Its behaviour besides what React renders. */
  live?: LiveTag
  /** The text files that the first render needs. */
  features: readonly Feature[]
  /** The element's style sheet, bundled and minified by the build. */
  loadSheet(): Promise<{ default: string }>
  /** Text files and code that the snapshot of a fragment needs besides. */
  snapshotParts?: MountRequest<CommonProps>['snapshotParts']
  /** Fetches and defines `shop-minicart`, where no loader does. */
  loadMiniCart?(): Promise<unknown>
  /** Before the first render of a bare tag; resolves with a cleanup for after it. */
  prepare?(store: Store, props: PropsOf<Table> & CommonProps): Promise<() => void>
  component: ComponentType<PropsOf<Table> & CommonProps>
}

type Props = CommonProps & Record<string, unknown>

// r2wc keeps its state under these registered symbols.
const CONNECTED = Symbol.for('r2wc.connected')
const RENDER = Symbol.for('r2wc.render')

interface R2wcElement extends HTMLElement {
  container: HTMLElement
  [CONNECTED]: boolean
  [RENDER](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

function createClass(definition: ElementDefinition) {
  const { tag, component } = definition
  const table: AttributeTable = { ...COMMON_ATTRIBUTES, ...definition.attributes }
  const names = Object.keys(table)
  const live: LiveTag = definition.live ?? {
    attributes: definition.attributes,
    behaviours: [],
    liveProps: [],
  }

  const Base = r2wc(component as ComponentType<object>, {
    shadow: 'open',
    props: Object.fromEntries(names.map((name) => [toCamelCase(name), 'string' as const])),
  }) as unknown as { new (): R2wcElement; observedAttributes: string[] }

  class ShopElement extends Base {
    static readonly version = VERSION

    // The live element observes them.
    static override get observedAttributes() {
      return []
    }

    #mounted: Mounted<Props> | undefined
    #unmountTimer: ReturnType<typeof setTimeout> | undefined
    #live: LiveElement | undefined

    constructor() {
      super()
      // r2wc would mount on the first attribute, even while the element is on no page.
      this[CONNECTED] = false
      const root = this.shadowRoot as ShadowRoot
      this.container = root.querySelector<HTMLElement>('[data-root]') ?? createContainer(root)
      for (const name of names) reapplyProperty(this, toCamelCase(name))
    }

    // r2wc calls this in its constructor; a declarative shadow root must not be replaced.
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      attachTemplate(this)
      return this.shadowRoot ?? super.attachShadow(init)
    }

    override connectedCallback() {
      clearTimeout(this.#unmountTimer)
      if (this.#mounted) return void this.container.dispatchEvent(new CustomEvent('shop-moved'))
      this.#live = liveElementOf(this) ?? this.#createLive()
      this.#live.attachReact({
        render: () => this[RENDER](),
        update: (props) => this.#mounted?.update(props as Props),
        presence: reportPresence,
        replay: carryOut,
        loadTag: definition.loadMiniCart,
      })
      super.connectedCallback()
    }

    // Moving an element removes and inserts it: unmount only if it stays removed (DELIVERY-16).
    override disconnectedCallback() {
      this.#unmountTimer = setTimeout(() => {
        // A unit test may have ended, and with it its DOM (DELIVERY-85).
        if (this.isConnected || !globalThis.document) return
        this[CONNECTED] = false
        this.#mounted?.unmount()
        this.#mounted = undefined
        // The live layer may have ended it.
        if (liveElementOf(this) === this.#live) this.#live?.end()
      })
    }

    connectedMoveCallback() {}

    // Instead of r2wc's own renderer, which can't hydrate. Of several elements of a tag only the touched one is rendered.
    override [RENDER]() {
      const live = this.#live
      if (this[CONNECTED] && live && !this.#mounted && live.phase !== 'asleep') this.#mount(live, live.props as Props)
    }

    #mount(live: LiveElement, props: Props) {
      this.#mounted = mount({
        tag,
        host: this,
        root: this.shadowRoot as ShadowRoot,
        container: this.container,
        live,
        component: component as unknown as ComponentType<Props>,
        features: definition.features,
        loadSheet: definition.loadSheet,
        snapshotParts: definition.snapshotParts,
        prepare: definition.prepare as MountRequest<Props>['prepare'],
        props,
        painted: readPaintedProps(this, this.container, definition.attributes) as Props | undefined,
        isWritten: this.container.hasAttribute('data-written'),
        onFailed: () => {
          this.#mounted = undefined
          live.failed()
        },
      })
    }

    /** For an element that no loader has found: it is rendered at once. */
    #createLive() {
      const root = this.shadowRoot as ShadowRoot
      return new LiveElement({ ...live, tag, host: this, root, container: this.container, phase: 'waking' })
    }

    /** The current props, from attributes, page root, JSON block and defaults. */
    readProps(): Props {
      return readProps(this, definition.attributes) as Props
    }
  }

  for (const name of names) {
    const attribute = table[name]
    if (!attribute) continue
    // React and Preact set `app-banner={false}` by a property of that name, or not at all.
    for (const property of [toCamelCase(name), name])
      Object.defineProperty(ShopElement.prototype, property, accessor(name, attribute))
  }
  return ShopElement
}

function createContainer(root: ShadowRoot): HTMLElement {
  const container = document.createElement('div')
  container.setAttribute('data-root', '')
  // No search engine shows a menu or a footer as the summary of a page (DELIVERY-76).
  container.setAttribute('data-nosnippet', '')
  root.append(container)
  return container
}

/** Registers a tag. The first registration wins; a later one warns with both versions (DELIVERY-12). */
export function defineElement<Table extends AttributeTable>(definition: ElementDefinition<Table>): void {
  // The renderer for Node imports the definitions too, and has no custom elements.
  if (typeof customElements === 'undefined') return
  // A loader has done so.
  if (!(sharedKey('loader') in globalThis))
    import('../api/cart/send-held-changes.ts').then(
      (code) => code.sendHeldChanges(),
      (error) => reportMissingCode(definition.tag, error),
    )
  const { tag } = definition
  // Before that, the page's header may still be missing, which says where the services are (CONFIG-41).
  const define = () => {
    const existing = customElements.get(tag) as { version?: string } | undefined
    if (existing)
      warn(`<${tag}> is already defined by version ${existing.version ?? 'unknown'}; version ${VERSION} is not used.`)
    else customElements.define(tag, createClass(definition as unknown as ElementDefinition))
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', define)
  else define()
}
