import { Provider } from 'jotai'
import {
  Component,
  type ComponentType,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { CommonProps } from '../../page/configuration/tables/common.ts'
import type { Snapshot } from '../../state/content/snapshot.ts'
import { createSnapshotStore } from '../../state/content/snapshot-store.ts'
import { storeOf } from '../../state/store.ts'
import { ElementContext } from './ElementContext.ts'
import type { PropsSource } from './props-source.ts'
import { LanguageContext } from './useText.ts'
import { ViewContextContext, viewTexts } from './useView.tsx'

interface ErrorBoundaryProps {
  onError(error: unknown): void
  children: ReactNode
}

/** One per element, so that its failure affects neither the page nor another element (DELIVERY-15). */
class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

interface ElementRootProps<Props extends CommonProps> {
  tag: string
  component: ComponentType<Props>
  source: PropsSource<Props>
  host?: HTMLElement
  snapshot?: Snapshot | undefined
  onReady(): void
  onError(error: unknown): void
}

/**
 * The root of an element's tree. While hydrating it renders what the fragment was rendered with, its props and a store
 * with its snapshot only, whatever attributes or other elements have changed since; the next render uses the current ones (DELIVERY-21).
 */
export function ElementRoot<Props extends CommonProps>(root: ElementRootProps<Props>) {
  const { source, tag, host, onReady } = root
  const props = useSyncExternalStore(source.subscribe, source.current, source.painted)
  const isHydrated = useSyncExternalStore(source.subscribe, source.isCurrent, source.isWritten)
  const [snapshotStore] = useState(() => createSnapshotStore(root.snapshot, source.painted()))
  const { site, locale, product } = props
  const store = isHydrated ? storeOf(site) : snapshotStore
  const language = useMemo(() => ({ locale, product, hasPageTexts: isHydrated }), [locale, product, isHydrated])
  const element = useMemo(() => ({ tag, host, isHydrated }), [tag, host, isHydrated])
  const view = useMemo(() => ({ props, host, text: viewTexts(props, isHydrated) }), [props, host, isHydrated])

  useEffect(() => {
    if (isHydrated) onReady()
  }, [isHydrated, onReady])

  const Feature = root.component
  return (
    <ErrorBoundary onError={root.onError}>
      <ElementContext value={element}>
        <LanguageContext value={language}>
          <ViewContextContext value={view}>
            <Provider store={store}>
              <div className="shop-base" data-theme={props.theme} lang={locale}>
                <Feature {...props} />
              </div>
            </Provider>
          </ViewContextContext>
        </LanguageContext>
      </ElementContext>
    </ErrorBoundary>
  )
}
