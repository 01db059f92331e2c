/** Shows the tags that the address describes, by the release's own loader: `#{ release, site, tags: [[tag, [[name, value]]]] }`. */
const { release, site, tags } = JSON.parse(decodeURIComponent(location.hash.slice(1)))
document.documentElement.dataset.site = site

for (const [tag, attributes] of tags) {
  const element = document.createElement(tag)
  for (const [name, value] of attributes) element.setAttribute(name, value)
  if (tag === 'shop-header') document.body.prepend(element)
  else if (tag === 'shop-footer') document.body.append(element)
  else document.querySelector('main').append(element)
}

const loader = document.createElement('script')
loader.type = 'module'
loader.src = `${release}/shop-elements.js`
document.head.append(loader)

addEventListener('hashchange', async () => {
  // A page that is left while it fetches complains in the console.
  await window.shopElements?.ready
  location.reload()
})
