/** Two mini carts without a header, which show the same cart. For developers, in English. */
import { html } from './html.ts'
import type { PageView } from './page.ts'

export const miniCartPage: PageView = ({ site, theme }) => ({
  title: 'Mini cart',
  type: 'content',
  content: html`<div class="container" lang="en">
<h1>Mini cart</h1>
<div class="mini-carts">
<shop-minicart site="${site}"${theme && html` theme="${theme}"`}></shop-minicart>
<shop-minicart site="${site}"${theme && html` theme="${theme}"`}></shop-minicart>
</div>
</div>`,
})
