/** In each page of `npm run dev`: reloads it after a change, keeps the scroll position, and shows errors as an overlay. */
const SCROLL = 'dev.scroll'

addEventListener('pagehide', () => sessionStorage.setItem(SCROLL, JSON.stringify([location.href, scrollX, scrollY])))
addEventListener('load', () => {
  const [href, x, y] = JSON.parse(sessionStorage.getItem(SCROLL) ?? '[]')
  const [visit] = performance.getEntriesByType('navigation')
  if (href === location.href && visit?.type === 'reload') requestAnimationFrame(() => scrollTo(x, y))
})

function showError(text) {
  document.querySelector('dev-error')?.remove()
  if (!text) return
  const overlay = document.createElement('dev-error')
  const root = overlay.attachShadow({ mode: 'open' })
  const message = document.createElement('pre')
  message.textContent = text
  message.style.cssText =
    'position:fixed;inset:2rem;z-index:2147483647;margin:0;padding:1.5rem;overflow:auto;background:#1b1b1f;color:#ffb4ab;font:14px/1.5 monospace;border-radius:8px;white-space:pre-wrap'
  root.append(message)
  document.documentElement.append(overlay)
}

const events = new EventSource('/dev/events')
let build
events.addEventListener('built', ({ data }) => {
  if (build !== undefined && build !== data) return location.reload()
  build = data
  showError('')
})
events.addEventListener('failed', ({ data }) => showError(JSON.parse(data)))
