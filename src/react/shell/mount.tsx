import { type ComponentType, type ReactNode, useInsertionEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { areLoaded, type Feature, loadedFeatures, loadTexts } from '../../i18n/texts.ts'
import { shareSnapshot } from '../../live/fragment-scripts.ts'
import type { LiveElement } from '../../live/live-element.ts'
import { adoptSheet, sheetOf } from '../../page/browser/adopt-sheet.ts'
import { messageOf } from '../../page/browser/say.ts'
import { pageSettings } from '../../page/configuration/settings.ts'
import type { CommonProps } from '../../page/configuration/tables/common.ts'
import type { ElementErrorCode } from '../../page/events/error-codes.ts'
import { reportError } from '../../page/events/events.ts'
import { reportReady } from '../../page/events/ready.ts'
import type { Snapshot } from '../../state/content/snapshot.ts'
import type { Store } from '../../state/store.ts'
import { takeOutBeside } from './beside.ts'
import { ElementRoot } from './ElementRoot.tsx'
import { keepInput } from './keep-input.ts'
import { createPropsSource } from './props-source.ts'
import { viewTexts } from './useView.tsx'

export interface MountRequest<Props extends CommonProps> {
  tag: string
  host: HTMLElement
  root: ShadowRoot
  /** The element inside the shadow root that React owns; the styles are outside of it. */
  container: HTMLElement
  live: LiveElement
  component: ComponentType<Props>
  features: readonly Feature[]
  /** Loads the element's sheet: a fragment has only what its first paint needs. */
  loadSheet(): Promise<{ default: string }>
  /** Text files and code that the fragment's snapshot needs besides. */
  snapshotParts?: ((snapshot: Snapshot) => SnapshotParts | undefined) | undefined
  /** Before the first render of a bare tag; resolves with a cleanup for after it. */
  prepare?: ((store: Store, props: Props) => Promise<() => void>) | undefined
  props: Props
  /** The props that the fragment in the container was rendered with, if there is one. */
  painted?: Props | undefined
  /** The live layer has written the markup in the container, by the current props and store. */
  isWritten?: boolean
  /** Nothing was rendered, since texts or sheet can't be loaded. */
  onFailed(): void
}

interface SnapshotParts {
  features: readonly Feature[]
  load(): Promise<unknown>
}

export interface Mounted<Props> {
  update(props: Props): void
  unmount(): void
}

/** Tells the template's author what is wrong in a JSON block (CONFIG-22). */
function warnOfBlock(): void {
  const { block } = pageSettings()
  if (Object.keys(block).length > 0)
    import('../../page/configuration/setting-warnings.late.ts').then(
      ({ warnOfSettings }) => warnOfSettings(block),
      () => {},
    )
}

/**
 * Loads an element's texts, then hydrates its fragment in place (DELIVERY-21) or renders it. When anything fails the
 * fragment stays or is put back, so that its links keep working (DELIVERY-14, DELIVERY-15).
 */
export function mount<Props extends CommonProps>(request: MountRequest<Props>): Mounted<Props> {
  const { tag, host, container, live, painted, isWritten = false } = request
  const isHydrated = painted !== undefined || isWritten
  warnOfBlock()
  const source = createPropsSource(request.props, painted, isWritten)
  const snapshot = painted && shareSnapshot(request.root, live.store, painted, request.props)
  const backup = isHydrated ? container.cloneNode(true) : undefined
  let root: Root | undefined
  let latestProps: Props | undefined
  let isUnmounted = false

  const fail = (code: ElementErrorCode, error: unknown) => {
    reportError(tag, code, messageOf(error))
    if (code === 'CODE_UNAVAILABLE' && !root) request.onFailed()
    if (code !== 'RENDER_FAILED') return
    isUnmounted = true
    // React must be unmounted before the fragment is put back, and can't be from within its own commit.
    queueMicrotask(() => {
      root?.unmount()
      if (backup) container.replaceChildren(...backup.childNodes)
      // Nothing tells them any more what is open: they are links.
      for (const icon of container.querySelectorAll('[aria-expanded]')) icon.removeAttribute('aria-expanded')
      live.takenOver(true)
    })
  }

  const start = () => {
    const firstChild = container.firstElementChild
    let isReady = false
    live.speakBy((props) => viewTexts(props, true))
    const onReady = () => {
      if (isReady) return
      isReady = true
      live.takenOver(container.firstElementChild !== firstChild)
      endPreparation()
      reportReady(tag, 'awake')
    }
    const tree = (
      <ElementRoot
        tag={tag}
        host={host}
        component={request.component}
        source={source}
        snapshot={snapshot}
        onReady={onReady}
        onError={(error) => fail('RENDER_FAILED', error)}
      />
    )
    const options = {
      onCaughtError: () => {}, // The boundary reports it.
      onRecoverableError(error: unknown) {
        // For the doctor.
        container.setAttribute('data-changed', '')
        fail('HYDRATION_MISMATCH', error)
      },
    }
    if (isHydrated) {
      // In one task, so that the page never shows the markup without what the live layer has written (LIVE-6).
      keepInput(request.root, () => {
        live.restoreMarkup()
        const restoreScroll = takeOutBeside(container)
        mend()
        flushSync(() => {
          root = hydrateRoot(container, tree, options)
        })
        restoreScroll()
      })
    } else {
      container.replaceChildren()
      // At once, not in a task of its own, before which the browser may paint the page without it (DELIVERY-62).
      flushSync(() => {
        root = createRoot(container, options)
        root.render(<Styled adopt={adoptStyles}>{tree}</Styled>)
      })
    }
  }

  const parts = snapshot && request.snapshotParts?.(snapshot)
  const features = [...request.features, ...(parts?.features ?? [])]
  const textsOf = ({ locale }: Props) => (areLoaded(locale, features) ? undefined : loadTexts(locale, features))

  let adoptStyles = () => {}

  /** For markup that was written in lines, or with blanks around texts, as no fragment is (DELIVERY-92). */
  const getMender = async (props: Props) => {
    const replaced = [...live.patches.children.values()].flat()
    const markup = replaced.map((node) => (node instanceof Element ? node.outerHTML : `>${node.nodeValue}<`)).join('')
    if (!/>\s+<|\n|>\s[^<]*\s</.test(container.innerHTML + markup)) return
    const { mendMarkup } = await import('./mend-markup.late.tsx')
    const again = { ...createPropsSource(props), isCurrent: () => false }
    const idle = () => {}
    mend = await mendMarkup(
      container,
      <ElementRoot
        tag={tag}
        component={request.component}
        source={again}
        snapshot={snapshot}
        onReady={idle}
        onError={idle}
      />,
    )
  }
  let mend = () => {}

  /** Ends what the preparation began: the element's behaviours go on with it. */
  let endPreparation = () => {}
  const prepare = async () => {
    if (!painted) endPreparation = (await request.prepare?.(live.store, request.props)) ?? endPreparation
  }

  const load = async () => {
    try {
      const [sheet] = await Promise.all([
        sheetOf(tag, request.loadSheet),
        textsOf(source.current()),
        painted && textsOf(painted),
        parts?.load(),
        prepare(),
      ])
      adoptStyles = () => adoptSheet(request.root, sheet)
    } catch (error) {
      endPreparation()
      return fail('CODE_UNAVAILABLE', error)
    }
    // Without it React reports what differs.
    if (painted) await getMender(painted).catch(() => {})
    if (isUnmounted) return
    if (isHydrated) adoptStyles()
    start()
  }
  void load()

  return {
    update(props) {
      latestProps = props
      if (props.locale === source.current().locale) return source.set(props)
      // Keep the old language until all texts of the new one are loaded, those of lazy features too.
      loadTexts(props.locale, [...request.features, ...loadedFeatures(source.current().locale)]).then(
        () => latestProps === props && source.set(props),
        (error) => {
          fail('CODE_UNAVAILABLE', error)
          // Apply all changes but the language.
          if (latestProps === props) source.set({ ...props, locale: source.current().locale })
        },
      )
    },
    unmount() {
      isUnmounted = true
      root?.unmount()
    },
  }
}

/** Adopts the sheet in the commit of the first render: it ends the space that reserve.css keeps until then (DELIVERY-24). */
function Styled({ adopt, children }: { adopt(): void; children: ReactNode }) {
  useInsertionEffect(adopt, [adopt])
  return children
}
