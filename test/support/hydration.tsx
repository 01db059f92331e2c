import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { page } from './page.ts'

/**
 * Shows the HTML of a part as a fragment does, lets `early` act before hydration, and hydrates it. Resolves with the fragment. What
 * React finds to differ reaches the console, and so fails the test.
 */
export async function hydrate(
  part: ReactNode,
  early: (fragment: HTMLElement) => unknown = () => {},
): Promise<HTMLElement> {
  let isHydrated = false
  function Hydrated() {
    useEffect(() => {
      isHydrated = true
    }, [])
    return part
  }
  const { root } = page.show(<div data-fragment="" />)
  const fragment = page.within(root).select('[data-fragment]')
  const { prelude } = await prerender(<Hydrated />)
  fragment.innerHTML = await new Response(prelude).text()
  await early(fragment)
  const react = hydrateRoot(fragment, <Hydrated />, { onRecoverableError: (error) => console.error(error) })
  page.onEnd(() => react.unmount())
  await page.until(() => isHydrated)
  return fragment
}
