import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { hasFlyout } from '../../shop/navigation/navigation.ts'
import { isOpenAt, nodesAlong } from '../../shop/navigation/navigation-path.ts'
import { linkOf, type NavigationActions, pathOf } from './useNavigationPointer.ts'

/** Which of a row's links an arrow leads to; the ends meet. */
const STEPS: Record<string, (place: number, count: number) => number> = {
  next: (place, count) => (place + 1) % count,
  previous: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}
const IN_BAR: Record<string, string> = { ArrowRight: 'next', ArrowLeft: 'previous' }
const IN_LEVEL: Record<string, string> = { ArrowDown: 'next', ArrowUp: 'previous' }

/**
 * Keys, after the disclosure pattern: Tab goes through everything, Space opens and closes (Enter opens and then follows,
 * as a click of no pointer), and arrow keys are a courtesy: along the bar, into what is open, through its levels and back.
 * Escape is the flyout's own.
 */
export function useNavigationKeys(bar: HTMLElement, actions: NavigationActions): void {
  const latest = useRef(actions)
  latest.current = actions

  useEffect(() => {
    const canOpen = (link: HTMLElement) => {
      const path = pathOf(link)
      const node = nodesAlong(latest.current.entries, path)[path.length - 1]
      return node !== undefined && hasFlyout(node)
    }
    /** Opens, or closes what is open already. */
    const toggle = (link: HTMLElement) => {
      const { openPath, openAt, openOnly, close } = latest.current
      const path = pathOf(link)
      if (!openPath || !isOpenAt(openPath, path)) openAt(path)
      else if (path.length > 1) openOnly(path.slice(0, -1))
      else close()
    }
    /** Back to the link that a level has come from. */
    const leave = (level: HTMLElement) => {
      const origin = latest.current.openPath?.slice(0, Number(level.dataset.level) - 1)
      bar.querySelector<HTMLElement>(`[data-path="${origin?.join('.')}"]`)?.focus()
    }
    /** What a key does to what has the focus, if anything. */
    const deedOf = (key: string, focused: HTMLElement, link: HTMLElement | undefined): (() => void) | undefined => {
      const level = focused.closest<HTMLElement>('[data-level]')
      const row = level ?? focused.closest('.navigation__list')
      if (!row) return undefined
      const step = STEPS[(level ? IN_LEVEL : IN_BAR)[key] ?? key]
      if (step) {
        const links = [...row.querySelectorAll<HTMLElement>(level ? 'a' : '.navigation__link')]
        return () => links[step(links.indexOf(focused), links.length)]?.focus()
      }
      if (level && key === 'ArrowLeft') return () => leave(level)
      if (!link || !canOpen(link)) return undefined
      // A link without an address is a button.
      if (key === ' ' || (key === 'Enter' && !link.hasAttribute('href'))) return () => toggle(link)
      if (key === (level ? 'ArrowRight' : 'ArrowDown')) return () => latest.current.openAt(pathOf(link), true)
    }

    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
      const deed = isPlain && target instanceof HTMLElement && deedOf(key, target, linkOf(event))
      if (!deed) return
      event.preventDefault()
      // Before the next key: in a shadow root React does not see that a key is pressed, and would take its time.
      flushSync(deed)
    }
    bar.addEventListener('keydown', onKeyDown)
    return () => bar.removeEventListener('keydown', onKeyDown)
  }, [bar])
}
