/** The field of the bar at the top shows what is found as one types; `/` leads into the field. */
import { contentOf, find, home, loadSearch, type Result } from './find.ts'

const MAX_RESULTS = 8

/** A combobox: the focus stays in the field, arrows choose an option. */
function suggest(field: HTMLInputElement): void {
  const { form } = field
  const panel = document.createElement('div')
  panel.className = 'found'
  panel.hidden = true
  panel.innerHTML = '<p role="status"></p><div role="listbox" id="found" aria-label="Found"></div>'
  const [status, list] = panel.children as unknown as [HTMLElement, HTMLElement]
  form?.append(panel)

  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')]
  const chosen = () => list.querySelector<HTMLElement>('[aria-selected=true]')
  const choose = (option: HTMLElement | undefined) => {
    chosen()?.setAttribute('aria-selected', 'false')
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    field.setAttribute('aria-activedescendant', option?.id ?? '')
  }
  const show = (isShown: boolean) => {
    panel.hidden = !isShown
    list.hidden = options().length === 0
    field.setAttribute('aria-expanded', String(isShown && !list.hidden))
    if (!isShown) choose(undefined)
  }
  const write = (text: string, results: readonly HTMLElement[] = []) => {
    status.textContent = text
    list.replaceChildren(...results)
    choose(undefined)
    show(true)
  }
  const search = async () => {
    const term = field.value.trim()
    if (term === '') return show(false)
    if (panel.hidden) write('Searching …')
    try {
      const results = await find(term, MAX_RESULTS)
      // Typed on, or left meanwhile.
      if (!results || term !== field.value.trim() || panel.hidden) return
      if (results.length === 0) return write(`Nothing found for “${term}”`)
      const all = { url: new URL(`search.html?q=${encodeURIComponent(term)}`, home).href, title: 'All results' }
      write('', [...results, all].map(optionOf))
    } catch {
      write('The search can’t be loaded. Press Enter to try it on its own page.')
    }
  }

  for (const [name, value] of Object.entries({
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': 'found',
    'aria-expanded': 'false',
  }))
    field.setAttribute(name, value)
  field.addEventListener('focus', () => {
    loadSearch().catch(() => {})
    if (field.value) search()
  })
  field.addEventListener('input', search)
  field.addEventListener('keydown', (event) => {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (panel.hidden) return void search()
      // Beyond the last is the field, as before the first.
      const stops = [undefined, ...options()]
      const now = stops.indexOf(chosen() ?? undefined)
      choose(stops.at((now + (key === 'ArrowDown' ? 1 : -1)) % stops.length))
    } else if (key === 'Enter' && chosen()) {
      event.preventDefault()
      chosen()?.click()
    } else if (key === 'Escape' && !panel.hidden) {
      // Browsers empty the field.
      event.preventDefault()
      show(false)
    }
  })
  form?.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) show(false)
  })
  // The focus stays in the field.
  panel.addEventListener('mousedown', (event) => event.preventDefault())
}

function optionOf(result: Result | { url: string; title: string }, index: number): HTMLAnchorElement {
  const option = document.createElement('a')
  option.href = result.url
  option.id = `found-${index}`
  option.tabIndex = -1
  option.role = 'option'
  option.ariaSelected = 'false'
  const title = document.createElement('b')
  title.textContent = result.title
  option.append(title)
  if ('section' in result) {
    const { section, text } = contentOf(result)
    option.append(' ', section, text)
  }
  return option
}

const field = document.querySelector<HTMLInputElement>('#search')
if (field) suggest(field)

// With a modifier: a letter alone would be a trap for who speaks to the computer (WCAG 2.1.4).
document.addEventListener('keydown', (event) => {
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
  event.preventDefault()
  const target = document.querySelector<HTMLInputElement>('#search, #search-page')
  // On a phone the search is a page of its own.
  if (target?.checkVisibility()) target.select()
  else document.querySelector<HTMLElement>('.to-search')?.click()
})
