// The live layer's work on the same markup, as a developer would write it for one page in plain DOM code: badge, name, navigation entries,
// hide on scroll, header height, newsletter status. The measure of `page-views.ts`.
const header = document.querySelector('plain-shop-header').shadowRoot
const footer = document.querySelector('plain-shop-footer')
const bar = header.querySelector('.header')
const json = (path, headers) =>
  fetch(path, { headers, credentials: 'include' }).then((answer) => (answer.ok ? answer.json() : undefined))

const showCount = (count) => {
  const icon = header.querySelector('[part=cart-icon]')
  icon.querySelector('.header-icon__badge').textContent = count > 99 ? '+99' : count || ''
  icon.querySelector('.visually-hidden')?.remove()
  if (count > 0) icon.insertAdjacentHTML('beforeend', `<span class="visually-hidden">, ${count} Artikel</span>`)
  window.dispatchEvent(new CustomEvent('cart-data-changed', { detail: { itemCount: count } }))
}
showCount(JSON.parse(localStorage.getItem('plain.cart') ?? '{"numberOfArticles":0}').numberOfArticles)
json('/service/cart/api/cart').then((answer) => {
  if (!answer) return
  localStorage.setItem('plain.cart', JSON.stringify(answer.cart))
  showCount(answer.cart.numberOfArticles)
})

json('/service/customerfrontenddata/api/v1/psdata').then((answer) => {
  const name = answer?.customer?.firstname
  if (name) header.querySelector('[part=user-menu-icon] .header-icon__label').textContent = name
})

const list = header.querySelector('.navigation__list')
const addEntries = (entries, isFirst) => {
  const items = entries.map(({ title, href, children }) => {
    const item = document.createElement('li')
    item.className = 'navigation__item'
    const link = document.createElement('a')
    link.className = 'navigation__link'
    link.textContent = title
    if (href) link.href = href
    if (children?.length) link.setAttribute('aria-expanded', 'false')
    if (href === location.pathname) link.setAttribute('aria-current', 'page')
    item.append(link)
    return item
  })
  if (isFirst) list.firstElementChild.replaceWith(...items)
  else list.replaceChildren(list.firstElementChild, ...items)
}
json('/jsonflyoutnavigation?site=DE').then((nodes) => nodes && addEntries(nodes.children ?? nodes, false))
json('/service/themeworld-frontend/api/themeworlds/navigation').then((answer) => {
  const { title, url } = answer?.themeworldFlyout?.overview ?? {}
  if (title) addEntries([{ title, href: url, children: [1] }], true)
})

const publishHeight = () => document.documentElement.style.setProperty('--plain-header-height', `${bar.offsetHeight}px`)
new ResizeObserver(publishHeight).observe(bar)
let last = window.scrollY
window.addEventListener(
  'scroll',
  () => {
    bar.style.transform = window.scrollY > last && window.scrollY > bar.offsetHeight ? 'translateY(-100%)' : ''
    last = window.scrollY
  },
  { passive: true },
)
header.addEventListener('click', ({ target }) => {
  const link = target.closest('[data-track]')
  if (link) window.dataLayer?.push({ event: 'ga_event', action: link.dataset.track })
})

new IntersectionObserver((entries, observer) => {
  if (!entries.some(({ isIntersecting }) => isIntersecting)) return
  observer.disconnect()
  void json('/service/promotion/api/promotion/SHOP_FOOTER')
  void json('/json/psdata')
}).observe(footer)
// For `field.ts`.
window.readyMs ??= performance.now()
