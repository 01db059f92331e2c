/** The functions of every page of the site besides being read: its colours, the switches of its examples, copying code. */
import './search-field.ts'

const scheme = document.querySelector<HTMLSelectElement>('#scheme')
if (scheme) {
  const { dataset } = document.documentElement
  scheme.value = dataset.scheme ?? ''
  scheme.addEventListener('change', () => {
    dataset.scheme = scheme.value
    localStorage.setItem('scheme', scheme.value)
  })
}

/** Beside the text it is open, above it closed. */
const contents = document.querySelector<HTMLDetailsElement>('.columns:not(.columns--wide) .contents')
if (contents) {
  const beside = matchMedia('(min-width: 82rem)')
  const follow = () => {
    contents.open = beside.matches
  }
  beside.addEventListener('change', follow)
  follow()
}

const menu = document.querySelector<HTMLElement>('.menu')
const current = menu?.querySelector<HTMLElement>('[aria-current]')
if (menu && current) menu.scrollTop = current.offsetTop - menu.offsetTop - menu.clientHeight / 2

/** The keyboard stops only at what scrolls. */
const stops = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
    else target.removeAttribute('tabindex')
  }
})
for (const box of document.querySelectorAll('main :is(.table, pre)')) stops.observe(box)

async function copy(button: HTMLButtonElement, code: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    button.textContent = 'Copied'
  } catch {
    // Not allowed here: it is selected, to be copied by hand.
    getSelection()?.selectAllChildren(code)
    button.textContent = 'Selected'
  }
  setTimeout(() => {
    button.textContent = 'Copy'
  }, 2000)
}

for (const block of document.querySelectorAll<HTMLElement>('main pre')) {
  const code = block.querySelector('code')
  if (!code) continue
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', () => copy(button, code))
  const box = document.createElement('div')
  box.className = 'code'
  block.replaceWith(box)
  box.append(block, button)
}

/** Site, theme and width of all examples of the page; each starts when it is seen. */
const switches = document.querySelector<HTMLFormElement>('form.switches')
const exampleFrames = document.querySelectorAll<HTMLIFrameElement>('.example iframe')
const seen = new WeakSet<Element>()
const shown = new WeakMap<Element, string>()
const CHOICES = 'examples'

/** As high as what is in it, once that is more than its room. */
function fit(frame: HTMLIFrameElement): void {
  const { contentWindow: inner, contentDocument } = frame
  const body = contentDocument?.body
  if (!inner || !body) return
  const grow = () => {
    frame.style.blockSize = `${Math.max(Number(frame.height), body.scrollHeight)}px`
  }
  ;new (inner as Window & typeof globalThis).ResizeObserver(grow).observe(body)
}

/** The code to copy for this site and theme. */
function adapt(code: Element, attributes: string): void {
  const { original = code.innerHTML } = (code as HTMLElement).dataset
  Object.assign((code as HTMLElement).dataset, { original })
  code.innerHTML = original
  if (attributes) code.textContent = (code.textContent ?? '').replace(/<(shop-\w+)/, `<$1${attributes}`)
}

function show(form: HTMLFormElement): void {
  const { site = '', theme = '', width = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>
  const query = `?${new URLSearchParams({ site, theme })}`
  for (const frame of exampleFrames) {
    frame.style.inlineSize = width
    const address = new URL(`${frame.dataset.src}${query}`, location.href).href
    if (!seen.has(frame) || shown.get(frame) === address) continue
    shown.set(frame, address)
    // Not as a step of the reader's history.
    frame.contentWindow?.location.replace(address)
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.example__alone')) link.search = query
  const attributes = `${site === 'DE' ? '' : ` site="${site}"`}${theme === 'light' ? '' : ` theme="${theme}"`}`
  for (const code of document.querySelectorAll('.example ~ .code code')) adapt(code, attributes)
}

/** Those of the address, or of the page before. */
function choose(form: HTMLFormElement): void {
  const kept = new URLSearchParams(localStorage.getItem(CHOICES) ?? '')
  const asked = new URLSearchParams(location.search)
  // The elements do not follow the system's colours by themselves.
  const isDark = scheme?.value ? scheme.value === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  for (const select of form.querySelectorAll('select')) {
    const value =
      asked.get(select.name) ?? kept.get(select.name) ?? (select.name === 'theme' && isDark ? 'dark' : undefined)
    if (value !== undefined && [...select.options].some((option) => option.value === value)) select.value = value
  }
}

if (switches) {
  choose(switches)
  switches.addEventListener('change', () => {
    const chosen = new URLSearchParams(new FormData(switches) as never).toString()
    localStorage.setItem(CHOICES, chosen)
    history.replaceState(null, '', `?${chosen}${location.hash}`)
    show(switches)
  })
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) seen.add(target)
    show(switches)
  })
  for (const frame of exampleFrames) {
    observer.observe(frame)
    const wait = frame.parentElement?.querySelector<HTMLElement>('.example__wait')
    wait?.removeAttribute('hidden')
    frame.addEventListener('load', () => {
      // The empty document that each frame begins with is loaded, too.
      if (!shown.has(frame)) return
      wait?.remove()
      frame.classList.add('loaded')
      fit(frame)
    })
    const again = document.createElement('button')
    again.type = 'button'
    again.className = 'example__again'
    again.textContent = 'Start again'
    again.addEventListener('click', () => frame.contentWindow?.location.reload())
    frame.parentElement?.previousElementSibling?.append(again)
  }
}
