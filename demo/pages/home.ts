/** The home page. */

import { productById } from '../../packages/shop/catalogue/products.ts'
import { themeWorldsOf } from '../../packages/shop/theme-worlds.ts'
import { html } from './html.ts'
import type { PageView } from './page.ts'
import { productGrid } from './product-parts.ts'

/** No two of them, of the theme worlds, and of the pictures above them show the same thing. */
const FEATURED = [
  'aurora-espresso-beans',
  'maestro-automatic-machine',
  'stoneware-mugs',
  'womens-raincoat',
  'wool-blanket',
  'electric-grinder',
  'linen-dress',
  'wooden-train',
  'hiking-backpack',
  'casserole',
  'flannel-shirt',
  'gift-card-coffee-break',
]
const WORLDS = ['tidy-home', 'yoga-balance', 'sleep-well'].map((slug) => `/themeworlds/${slug}`)

export const homePage: PageView = (context) => {
  const { t, locale } = context
  const featured = FEATURED.flatMap((id) => productById(id) ?? [])
  const { overview, sections } = themeWorldsOf(locale, new Date()).themeworldFlyout
  const worlds = Object.values(sections).flatMap(({ themeworlds }) => themeworlds)
  return {
    title: t.home,
    type: 'home',
    headerAttributes: 'top-banner="home_top" pi-teaser="phase"',
    content: html`<div class="hero"><div class="container">
<img src="/pictures/morning.svg" alt="" width="760" height="560" fetchpriority="high">
<div>
<p class="kicker">${t.heroKicker}</p>
<h1>${t.heroTitle}</h1>
<p class="lead">${t.heroText}</p>
<p><a class="btn btn-primary" href="/categories/coffee">${t.heroButton}</a></p>
</div>
</div></div>
<div class="container">
<section aria-labelledby="featured"><h2 id="featured">${t.featured}</h2>
${productGrid(featured, context, 3)}</section>
<section aria-labelledby="themes"><h2 id="themes">${overview.title}</h2>
<ul class="teasers">${worlds
      .filter(({ url }) => WORLDS.includes(url))
      .map(
        ({ url, imgUrl, title }) => html`<li class="card">
<img src="${imgUrl}" alt="" width="600" height="450" loading="lazy"><h3><a href="${url}">${title}</a></h3></li>`,
      )}</ul></section>
</div>`,
  }
}
