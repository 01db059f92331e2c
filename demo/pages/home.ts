/** The home page. */

import { productById } from '../../services/catalogue/products.ts'
import { themeWorldsOf } from '../../services/theme-worlds.ts'
import { ROUTES } from '../../src/shop/links.ts'
import { html } from './html.ts'
import type { PageView } from './page.ts'
import { productGrid } from './product-parts.ts'

const FEATURED = [
  'aurora-espresso-beans',
  'maestro-automatic-machine',
  'stoneware-mugs',
  'linen-dress',
  'wool-blanket',
  'electric-grinder',
  'hiking-backpack',
  'wooden-train',
]

export const homePage: PageView = (context) => {
  const { t, locale } = context
  const featured = FEATURED.flatMap((id) => productById(id) ?? [])
  const themes = themeWorldsOf(locale, new Date()).themeworldFlyout.sections.new?.themeworlds.slice(0, 3) ?? []
  return {
    title: t.home,
    type: 'home',
    headerAttributes: 'top-banner="home_top" pi-teaser="phase"',
    content: html`<div class="hero"><div class="container">
<div>
<p class="kicker">${t.heroKicker}</p>
<h1>${t.heroTitle}</h1>
<p class="lead">${t.heroText}</p>
<p><a class="btn btn-primary" href="/categories/coffee">${t.heroButton}</a></p>
</div>
<img src="/pictures/hero.svg" alt="" width="760" height="560" fetchpriority="high">
</div></div>
<div class="container">
<section aria-labelledby="featured"><h2 id="featured">${t.featured}</h2>
${productGrid(featured, context, 3)}</section>
<section aria-labelledby="themes"><h2 id="themes">${t.themes}</h2>
<ul class="product-grid teasers">${themes.map(
      ({ url, imgUrl, title }) => html`<li class="product-card">
<div class="product-picture"><img src="${imgUrl}" alt="" width="600" height="450" loading="lazy"></div>
<h3><a href="${url}">${title}</a></h3></li>`,
    )}</ul></section>
<section class="panel newsletter-teaser" aria-labelledby="newsletter"><div>
<h2 id="newsletter">${t.newsletterTeaser}</h2><p>${t.newsletterTeaserText}</p></div>
<a class="btn btn-primary" href="${ROUTES.newsletter}">${t.newsletterButton}</a></section>
</div>`,
  }
}
