/* Runs first in each page: what the journeys look at. */
const find = (selector) => {
  let found = null
  let scope = document
  for (const part of selector.split(' >>> ')) {
    found = scope?.querySelector(part) ?? null
    scope = found?.shadowRoot
  }
  return found
}
const watched = { problems: [], hydrated: [], painted: {}, find }
window.watched = watched
const placesOf = () => ({
  main: document.querySelector('main')?.getBoundingClientRect().top,
  header: find('shop-header >>> .header')?.getBoundingClientRect().height,
  footer: document.querySelector('shop-footer')?.getBoundingClientRect().top,
  logo: find('shop-header >>> .logo')?.getBoundingClientRect().left,
  cart: find('shop-header >>> [part=cart-icon]')?.getBoundingClientRect().left,
})
watched.placesOf = placesOf
for (const level of ['error', 'warn']) {
  const write = console[level]
  console[level] = (...values) => {
    watched.problems.push(values.map(String).join(' '))
    write.apply(console, values)
  }
}
window.addEventListener('error', ({ message }) => message && watched.problems.push(message))
window.addEventListener('unhandledrejection', ({ reason }) => watched.problems.push(String(reason)))
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  watched.problems.push(`${violatedDirective} blocks ${blockedURI}`),
)
window.addEventListener('shop-element-ready', ({ detail }) => detail.hydrated && watched.hydrated.push(detail.element))
document.addEventListener('DOMContentLoaded', async () => {
  // The page's own sheets may come later.
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')].filter(({ sheet }) => !sheet)
  await Promise.all(sheets.map((link) => new Promise((next) => link.addEventListener('load', next))))
  watched.painted = placesOf()
})
