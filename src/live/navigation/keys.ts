import { on } from '../../page/browser/on.ts'
import { hasFlyout } from '../../shop/navigation/navigation.ts'
import { isOpenAt } from '../../shop/navigation/navigation-path.ts'
import { linkOf, type Navigation, openAndFocus, pathOf } from './navigation.ts'

/** The index of the link that a key moves the focus to, by name of the step. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  next: (index, count) => (index + 1) % count,
  previous: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}
const BAR_STEPS: Record<string, string> = { ArrowRight: 'next', ArrowLeft: 'previous' }
const LEVEL_STEPS: Record<string, string> = { ArrowDown: 'next', ArrowUp: 'previous' }

/**
 * Keyboard support after the disclosure navigation pattern of the ARIA Authoring Practices (NAV-24, NAV-25). Enter arrives as a click, and
 * Escape is handled by the flyout. Returns the cleanup.
 */
export function watchKeys(bar: HTMLElement, navigation: Navigation): () => void {
  const canOpen = (link: HTMLElement) => {
    const node = navigation.nodeAt(pathOf(link))
    return node !== undefined && hasFlyout(node)
  }
  const toggle = (link: HTMLElement) => {
    const openPath = navigation.openPath()
    const path = pathOf(link)
    if (!openPath || !isOpenAt(openPath, path)) navigation.openAt(path)
    else if (path.length > 1) navigation.openExactly(path.slice(0, -1))
    else navigation.close()
  }
  /** Moves the focus back to the link that opened a level. */
  const focusParent = (level: HTMLElement) => {
    const parent = navigation.openPath()?.slice(0, Number(level.dataset.level) - 1)
    bar.querySelector<HTMLElement>(`[data-path="${parent?.join('.')}"]`)?.focus()
  }
  const actionOf = (key: string, focused: HTMLElement, link: HTMLElement | undefined): (() => void) | undefined => {
    const level = focused.closest<HTMLElement>('[data-level]')
    const row = level ?? focused.closest('.navigation__list')
    if (!row) return undefined
    const step = STEPS[(level ? LEVEL_STEPS : BAR_STEPS)[key] ?? key]
    if (step) {
      const links = [...row.querySelectorAll<HTMLElement>(level ? 'a' : '.navigation__link')]
      return () => links[step(links.indexOf(focused), links.length)]?.focus()
    }
    if (level && key === 'ArrowLeft') return () => focusParent(level)
    if (!link || !canOpen(link)) return undefined
    // A link without an address is a button, which Enter does not click.
    if (key === ' ' || (key === 'Enter' && !link.hasAttribute('href'))) return () => toggle(link)
    if (key === (level ? 'ArrowRight' : 'ArrowDown')) return () => openAndFocus(navigation, pathOf(link))
  }
  return on<KeyboardEvent>(bar, 'keydown', (event) => {
    const { target, key } = event
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
    const action = isPlain && target instanceof HTMLElement && actionOf(key, target, linkOf(event))
    if (!action) return
    event.preventDefault()
    action()
  })
}
