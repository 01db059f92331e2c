/**
 * The one file that knows r2wc. It makes a custom element of a React component: loose attributes become strict props,
 * prerendered markup is hydrated in place, a move in the DOM keeps state, and no mistake of a page is fatal.
 */
import r2wc from '@r2wc/core'
import type { ComponentType } from 'react'
import type { Feature } from '../i18n/texts.ts'
import {
  type AttributeTable,
  COMMON_ATTRIBUTES,
  type CommonProps,
  type PropsOf,
  resolveProps,
  toCamelCase,
} from '../page/configuration/attributes.ts'
import { observePageRoot } from '../page/configuration/page-root.ts'
import { pageRootValue, pageSettings } from '../page/configuration/settings.ts'
import { warn } from '../page/configuration/warn.ts'
import { type Mounted, mount } from '../react/shell/mount.tsx'
import { VERSION } from '../shop/version.ts'
import { accessor, takeOverProperty } from './properties.ts'

export interface ElementDefinition<Table extends AttributeTable = AttributeTable> {
  tag: string
  /** Its own attributes; the common ones are added. */
  attributes: Table
  /** Attributes that are read when the named one is absent, e.g. `{ heading: 'title' }`. */
  aliases?: Readonly<Record<string, string>>
  /** The text files it speaks from. */
  features: readonly Feature[]
  /** Its styles, joined and minified by the build: one sheet an element. */
  loadSheet(): Promise<{ default: string }>
  component: ComponentType<PropsOf<Table> & CommonProps>
}

type Props = CommonProps & Record<string, unknown>

// r2wc keeps its state under these registered symbols.
const CONNECTED = Symbol.for('r2wc.connected')
const RENDER = Symbol.for('r2wc.render')
const R2WC_PROPS = Symbol.for('r2wc.props')

interface R2wcElement extends HTMLElement {
  container: HTMLElement
  [CONNECTED]: boolean
  [RENDER](): void
  [R2WC_PROPS]: Record<string, unknown>
  connectedCallback(): void
  disconnectedCallback(): void
}

/** The attributes that an element was prerendered with stand on its root, for hydration to repeat that render. */
export const PRERENDERED = 'data-prerendered'

function createClass(definition: ElementDefinition) {
  const { tag, component, features, aliases = {} } = definition
  const table: AttributeTable = { ...COMMON_ATTRIBUTES, ...definition.attributes }
  const names = Object.keys(table)

  const renderer = {
    mount: (container: HTMLElement, _component: unknown, r2wcProps: Record<string, unknown>): Mounted<Props> => {
      const element = r2wcProps.element as ShopElement
      return mount({
        tag,
        host: element,
        root: element.shadowRoot as ShadowRoot,
        container,
        component: component as unknown as ComponentType<Props>,
        features,
        loadSheet: definition.loadSheet,
        props: element.readProps(),
        prerendered: element.readPrerendered(),
      })
    },
    update: (mounted: Mounted<Props>, r2wcProps: Record<string, unknown>) =>
      mounted.update((r2wcProps.element as ShopElement).readProps()),
    unmount: (mounted: Mounted<Props>) => mounted.unmount(),
  }

  const Base = r2wc(
    component as ComponentType<object>,
    { shadow: 'open', props: Object.fromEntries(names.map((name) => [toCamelCase(name), 'string' as const])) },
    renderer as never,
  ) as unknown as { new (): R2wcElement; observedAttributes: string[] }

  class ShopElement extends Base {
    static readonly version = VERSION

    static override get observedAttributes() {
      return [...names, ...Object.values(aliases)]
    }

    #isLive = false
    #removal: ReturnType<typeof setTimeout> | undefined
    #stopObserving: (() => void) | undefined

    constructor() {
      super()
      // r2wc would mount at the first attribute, even of an element that is on no page.
      this[CONNECTED] = false
      this[R2WC_PROPS].element = this
      const root = this.shadowRoot as ShadowRoot
      this.container = root.querySelector<HTMLElement>('[data-root]') ?? createContainer(root)
      for (const name of names) takeOverProperty(this, toCamelCase(name))
    }

    // Called by r2wc in `super()`: a declarative shadow root must not be wiped.
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init)
    }

    override connectedCallback() {
      clearTimeout(this.#removal)
      if (this.#isLive) return void this.container.dispatchEvent(new CustomEvent('shop-moved'))
      this.#isLive = true
      this.#stopObserving = observePageRoot(() => this[RENDER]())
      super.connectedCallback()
    }

    // A move is a removal and an insertion: only what stays away is taken down.
    override disconnectedCallback() {
      this.#removal = setTimeout(() => {
        if (this.isConnected) return
        this.#isLive = false
        this.#stopObserving?.()
        super.disconnectedCallback()
      })
    }

    connectedMoveCallback() {}

    attributeChangedCallback() {
      this[RENDER]()
    }

    /** The strict props as attributes, page and defaults make them now. */
    readProps(): Props {
      return resolveProps(definition.attributes, {
        tag,
        attribute: (name) => this.getAttribute(name) ?? (aliases[name] ? this.getAttribute(aliases[name]) : null),
        pageRoot: pageRootValue,
        block: pageSettings().block,
      }) as Props
    }

    readPrerendered(): Props | undefined {
      const attributes = this.container.getAttribute(PRERENDERED)
      if (attributes === null || !this.container.firstElementChild) return undefined
      const given = readJson(attributes)
      if (!given) return undefined
      return resolveProps(definition.attributes, {
        tag,
        attribute: (name) => given[name] ?? null,
        pageRoot: () => null,
        block: {},
      }) as Props
    }
  }

  for (const name of names) {
    const attribute = table[name]
    if (attribute) Object.defineProperty(ShopElement.prototype, toCamelCase(name), accessor(name, attribute))
  }
  return ShopElement
}

function createContainer(root: ShadowRoot): HTMLElement {
  const container = document.createElement('div')
  container.setAttribute('data-root', '')
  root.append(container)
  return container
}

/** The attributes that a fragment was made with; a fragment that someone has touched counts as none. */
function readJson(text: string): Record<string, string> | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Registers a tag; the first registration wins, and a second one is told with both versions. */
export function defineElement<Table extends AttributeTable>(definition: ElementDefinition<Table>): void {
  // The prerenderer imports the definitions too, and has no elements.
  if (typeof customElements === 'undefined') return
  const { tag } = definition
  const existing = customElements.get(tag) as { version?: string } | undefined
  if (existing) {
    warn(`<${tag}> is already defined by version ${existing.version ?? 'unknown'}; version ${VERSION} stands back.`)
    return
  }
  customElements.define(tag, createClass(definition as unknown as ElementDefinition))
}
