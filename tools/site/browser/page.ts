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

/** Site, theme and width of all examples of the page. */
const switches = document.querySelector<HTMLFormElement>('form.switches')
switches?.addEventListener('change', () => {
  const { site, theme, width } = Object.fromEntries(new FormData(switches)) as Record<string, string>
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.example iframe')) {
    const url = new URL(frame.src)
    url.search = new URLSearchParams({ site: site ?? '', theme: theme ?? '' }).toString()
    if (frame.src !== url.href) frame.src = url.href
    frame.style.inlineSize = width ?? ''
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.example__alone'))
    link.search = new URLSearchParams({ site: site ?? '', theme: theme ?? '' }).toString()
})
