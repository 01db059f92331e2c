import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { captureConsole } from './console.ts'
import { waitUntil } from './wait-until.ts'

/**
 * Prerenders a part, lets `early` act as a visitor before hydration, hydrates, and lets `look` inspect it. Returns what
 * React reports.
 */
export async function hydrate(
  part: ReactNode,
  early: (markup: HTMLElement) => void,
  look: (markup: HTMLElement) => void,
): Promise<string[]> {
  const problems: string[] = []
  const stop = captureConsole('error', problems)
  const container = document.createElement('div')
  let isHydrated = false
  function Hydrated() {
    useEffect(() => {
      isHydrated = true
    }, [])
    return part
  }
  try {
    const { prelude } = await prerender(<Hydrated />)
    container.innerHTML = await new Response(prelude).text()
    document.body.append(container)
    early(container)
    const react = hydrateRoot(container, <Hydrated />, { onRecoverableError: (error) => problems.push(String(error)) })
    await waitUntil(() => isHydrated)
    look(container)
    react.unmount()
  } finally {
    container.remove()
    stop()
  }
  // Caused by prerendering and hydrating on the same page, which only a test does.
  return problems.filter((problem) => !problem.startsWith('Detected multiple renderers'))
}
