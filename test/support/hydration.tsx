import { waitUntil } from '@open-wc/testing'
import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { hush } from './console.ts'

/**
 * Prerenders a part, lets a visitor be faster than the code, and hydrates it; then looks at it. Returns what React
 * complains about.
 */
export async function hydrate(
  part: ReactNode,
  early: (markup: HTMLElement) => void,
  look: (markup: HTMLElement) => void,
): Promise<string[]> {
  const problems: string[] = []
  const stop = hush('error', problems)
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
  // This page plays server and browser at once, which React notices; a browser never does.
  return problems.filter((problem) => !problem.startsWith('Detected multiple renderers'))
}
