/** The header's back button and search forms. */
import { goBack } from '../../page/browser/history.ts'
import { isPlainClick } from '../../page/browser/plain-click.ts'
import { trackNavigation } from '../../page/events/tracking.ts'
import { searchTerm } from '../../shop/search/search-term.ts'
import type { LiveElement } from '../live-element.ts'

/** For the controls of this header, those of its flyouts included. Returns the cleanup. */
export function connectControls({ root, props }: LiveElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  /** Without an address of its own it goes back within this site, else to the link's address (HEADER-6). */
  const onClick = (event: Event) => {
    const isBack = event.target instanceof Element && event.target.closest('[part=back]')
    if (isBack && !props.backUrl && isPlainClick(event as MouseEvent) && goBack()) event.preventDefault()
  }
  /** Normalises the term, and rejects an empty one (SEARCH-2, SEARCH-3, SEARCH-4). */
  const onSubmit = (event: Event) => {
    const input =
      event.target instanceof HTMLFormElement && event.target.querySelector<HTMLInputElement>('.search__field')
    if (!input) return
    const term = searchTerm(input.value)
    if (term === '') {
      event.preventDefault()
      return input.focus()
    }
    input.value = term
    trackNavigation('search', term)
  }
  root.addEventListener('click', onClick, { signal })
  root.addEventListener('submit', onSubmit, { signal })
  return () => controller.abort()
}
