/** What every page of the site can do besides being read: its colours, the switches of its examples, copying code. */

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

function show(): void {
  if (!switches) return
  const { site = '', theme = '', width = '' } = Object.fromEntries(new FormData(switches)) as Record<string, string>
  const query = `?${new URLSearchParams({ site, theme })}`
  for (const frame of exampleFrames) {
    frame.style.inlineSize = width
    const address = new URL(`${frame.dataset.src}${query}`, location.href).href
    if (seen.has(frame) && frame.src !== address) frame.src = address
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.example__alone')) link.search = query
  const code = switches.querySelector('code')
  if (code) code.textContent = `<html data-site="${site}" data-theme="${theme}">`
}

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

for (const frame of exampleFrames) {
  frame.addEventListener('load', () => fit(frame))
  const again = document.createElement('button')
  again.type = 'button'
  again.className = 'example__again'
  again.textContent = 'Start again'
  again.addEventListener('click', () => frame.contentWindow?.location.reload())
  frame.parentElement?.previousElementSibling?.append(again)
}

// Readers of dark pages want dark examples; the elements do not follow the system by themselves.
const theme = switches?.elements.namedItem('theme')
const isDark =
  getComputedStyle(document.documentElement).colorScheme === 'dark' ||
  (!scheme?.value && matchMedia('(prefers-color-scheme: dark)').matches)
if (theme instanceof HTMLSelectElement && isDark) theme.value = 'dark'

switches?.addEventListener('change', show)
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) seen.add(target)
  show()
})
for (const frame of exampleFrames) observer.observe(frame)
