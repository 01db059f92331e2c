import type { ComponentType } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { type Feature, featuresIn, loadTexts } from '../../i18n/texts.ts'
import type { CommonProps } from '../../page/configuration/attributes.ts'
import { emit, reportError } from '../../page/events/events.ts'
import { VERSION } from '../../shop/version.ts'
import { ElementRoot } from './ElementRoot.tsx'
import { createPropsSource } from './props-source.ts'
import { adoptSheet, hasOwnStyles } from './sheets.ts'

/** Which release a fragment was made by; stands on its root. */
export const RELEASE = 'data-release'

export interface MountRequest<Props extends CommonProps> {
  tag: string
  host: HTMLElement
  root: ShadowRoot
  /** The element inside the shadow root that React owns; its styles live outside of it. */
  container: Element
  component: ComponentType<Props>
  features: readonly Feature[]
  /** The element's one sheet; fetched only when its markup brings no styles. */
  loadSheet(): Promise<{ default: string }>
  props: Props
  /** Set when the container holds prerendered markup: the props it was made with. */
  prerendered?: Props | undefined
}

export interface Mounted<Props> {
  update(props: Props): void
  unmount(): void
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Brings an element to life: loads its texts, then hydrates the prerendered markup in place or renders anew. Markup that
 * was prerendered stays or comes back when anything fails, so that its links go on working.
 */
export function mount<Props extends CommonProps>(request: MountRequest<Props>): Mounted<Props> {
  const { tag, host, container, prerendered } = request
  const source = createPropsSource(request.props, prerendered)
  const backup = prerendered ? container.cloneNode(true) : undefined
  let root: Root | undefined
  let wanted: Props | undefined
  let isOver = false

  const fail = (code: string, error: unknown) => {
    reportError(tag, code, messageOf(error))
    if (code !== 'RENDER_FAILED') return
    isOver = true
    // React must be out before the markup comes back, and can't be unmounted from within its own commit.
    queueMicrotask(() => {
      root?.unmount()
      if (backup) container.replaceChildren(...backup.childNodes)
    })
  }

  const start = () => {
    const tree = (
      <ElementRoot
        tag={tag}
        host={host}
        component={request.component}
        source={source}
        onReady={() =>
          emit('shop-element-ready', { element: tag, version: VERSION, hydrated: prerendered !== undefined })
        }
        onError={(error) => fail('RENDER_FAILED', error)}
      />
    )
    const options = {
      onCaughtError: () => {}, // Told by the boundary.
      onRecoverableError: (error: unknown) => fail('HYDRATION_MISMATCH', error),
    }
    if (prerendered) {
      root = hydrateRoot(container, tree, options)
    } else {
      container.replaceChildren()
      root = createRoot(container, options)
      root.render(tree)
    }
  }

  const textsOf = (props: Props) => loadTexts(props.locale, request.features)

  const style = async () => {
    // A page may have kept a fragment of an older release: its styles are not those of the markup to come.
    const isOfThisRelease = container.getAttribute(RELEASE) === VERSION
    if (!isOfThisRelease || !hasOwnStyles(request.root)) adoptSheet(request.root, (await request.loadSheet()).default)
  }

  const begin = async () => {
    try {
      await Promise.all([textsOf(source.current()), prerendered && textsOf(prerendered), style()])
    } catch (error) {
      return fail('CODE_UNAVAILABLE', error)
    }
    if (!isOver) start()
  }
  void begin()

  return {
    update(props) {
      wanted = props
      if (props.locale === source.current().locale) return source.set(props)
      // Another language shows when its texts are there, those of late code too; until then the old one stays.
      loadTexts(props.locale, [...request.features, ...featuresIn(source.current().locale)]).then(
        () => wanted === props && source.set(props),
        (error) => {
          fail('CODE_UNAVAILABLE', error)
          // All but the language changes.
          if (wanted === props) source.set({ ...props, locale: source.current().locale })
        },
      )
    },
    unmount() {
      isOver = true
      root?.unmount()
    },
  }
}
