import { type ReactNode, useContext, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { whenIdle } from '../../page/browser/idle.ts'
import { LanguageContext } from '../shell/useText.ts'

/**
 * Renders something once where nobody sees it, when the browser is idle. A browser compiles code when it runs first: the first key
 * would wait for that.
 */
export function useFirstRun(render: () => ReactNode): void {
  const language = useContext(LanguageContext)
  useEffect(
    () =>
      whenIdle(() => {
        const root = createRoot(document.createElement('div'))
        flushSync(() => root.render(<LanguageContext value={language}>{render()}</LanguageContext>))
        root.unmount()
      }),
    [language, render],
  )
}
