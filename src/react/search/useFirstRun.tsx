import { type ReactNode, useContext, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { whenIdle } from '../../page/browser/idle.ts'
import { useElement } from '../shell/ElementContext.ts'
import { LanguageContext } from '../shell/useText.ts'

/**
 * Renders something once where nobody sees it, and lays it out, when the browser is idle. A browser compiles code and prepares
 * styles and letters when they are used first: the first key would wait for that.
 */
export function useFirstRun(render: () => ReactNode): void {
  const language = useContext(LanguageContext)
  const { host } = useElement()
  useEffect(
    () =>
      whenIdle(() => {
        const box = document.createElement('div')
        box.style.cssText = 'position: fixed; visibility: hidden'
        host?.shadowRoot?.querySelector('[data-root]')?.append(box)
        const root = createRoot(box)
        flushSync(() => root.render(<LanguageContext value={language}>{render()}</LanguageContext>))
        box.getBoundingClientRect()
        root.unmount()
        box.remove()
      }),
    [host, language, render],
  )
}
