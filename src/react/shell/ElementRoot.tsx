import { createStore, Provider } from 'jotai'
import { type ComponentType, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { describeChangeError } from '../../i18n/change-errors.ts'
import type { CommonProps } from '../../page/configuration/attributes.ts'
import { connectPage } from '../../state/connection.ts'
import { storeOf } from '../../state/store.ts'
import { ElementContext } from './ElementContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import type { PropsSource } from './props-source.ts'
import { LanguageContext } from './useText.ts'

interface ElementRootProps<Props extends CommonProps> {
  tag: string
  component: ComponentType<Props>
  source: PropsSource<Props>
  host?: HTMLElement
  onReady(): void
  onError(error: unknown): void
}

/**
 * Everything an element's tree stands in. While hydrating it shows what the prerenderer showed: the props of then and
 * an empty store, whatever attributes and other elements have brought since. The first update after brings the present.
 */
export function ElementRoot<Props extends CommonProps>(root: ElementRootProps<Props>) {
  const { source, tag, host, onReady } = root
  const props = useSyncExternalStore(source.subscribe, source.current, source.prerendered)
  const isHydrated = useSyncExternalStore(
    source.subscribe,
    () => true,
    () => false,
  )
  const [emptyStore] = useState(createStore)
  const { site, locale, product, apiBase } = props
  const store = isHydrated ? storeOf(site) : emptyStore
  const language = useMemo(() => ({ locale, product }), [locale, product])
  const element = useMemo(() => ({ tag, host, isHydrated }), [tag, host, isHydrated])

  // Before any effect of the tree, which may ask a service.
  useLayoutEffect(() => {
    if (!isHydrated) return
    connectPage(storeOf(site), {
      site,
      apiBase,
      product,
      element: tag,
      describeChangeError: (error, limit) => describeChangeError(locale, product, error, limit),
    })
  }, [isHydrated, site, apiBase, product, locale, tag])

  useEffect(() => {
    if (isHydrated) onReady()
  }, [isHydrated, onReady])

  const Feature = root.component
  return (
    <ErrorBoundary onError={root.onError}>
      <ElementContext value={element}>
        <LanguageContext value={language}>
          <Provider store={store}>
            <div className="shop-base" data-theme={props.theme} lang={locale}>
              <Feature {...props} />
            </div>
          </Provider>
        </LanguageContext>
      </ElementContext>
    </ErrorBoundary>
  )
}
