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

for (const block of document.querySelectorAll<HTMLElement>('main pre')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '')
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
  })
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
}

switches?.addEventListener('change', show)
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) seen.add(target)
  show()
})
for (const frame of exampleFrames) observer.observe(frame)
