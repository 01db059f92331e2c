import { createStore, Provider } from 'jotai'
import { type ComponentType, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { CommonProps } from '../../page/configuration/tables/common.ts'
import { paintStore } from '../../state/content/paint-store.ts'
import type { PaintedContent } from '../../state/content/painted-content.ts'
import { storeOf } from '../../state/store.ts'
import { ElementContext } from './ElementContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import type { PropsSource } from './props-source.ts'
import { LanguageContext } from './useText.ts'
import { ViewContextContext, viewTexts } from './useView.tsx'

interface ElementRootProps<Props extends CommonProps> {
  tag: string
  component: ComponentType<Props>
  source: PropsSource<Props>
  host?: HTMLElement
  /** What the fragment knows of the services. */
  content?: PaintedContent | undefined
  onReady(): void
  onError(error: unknown): void
}

/**
 * The root of an element's tree. While hydrating it renders what the fragment was rendered with, its props and a store
 * with its content only, whatever attributes or other elements have changed since; the next render uses the current ones (DELIVERY-21).
 */
export function ElementRoot<Props extends CommonProps>(root: ElementRootProps<Props>) {
  const { source, tag, host, onReady } = root
  const props = useSyncExternalStore(source.subscribe, source.current, source.prerendered)
  const isHydrated = useSyncExternalStore(
    source.subscribe,
    () => true,
    () => false,
  )
  const [paintedStore] = useState(() => {
    const store = createStore()
    if (root.content) paintStore(store, root.content, source.prerendered())
    return store
  })
  const { site, locale, product } = props
  const store = isHydrated ? storeOf(site) : paintedStore
  const language = useMemo(() => ({ locale, product, isPageKnown: isHydrated }), [locale, product, isHydrated])
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
