/** The newsletter page; `?mode=confirm&token=…` and `?mode=manage&token=…` are what its mails link to. */
import { html } from './html.ts'
import type { PageView } from './page.ts'
import { breadcrumbs } from './product-parts.ts'

const MODES = ['sign-up', 'confirm', 'manage']

export const newsletterPage: PageView = (context) => {
  const { t, site, query, theme } = context
  const mode = MODES.find((name) => name === query.mode)
  return {
    title: t.newsletterTitle,
    type: 'newsletter',
    content: html`<div class="container">
${breadcrumbs([[context.path, t.newsletterTitle]], context)}
<h1>${t.newsletterTitle}</h1>
<p class="lead">${t.newsletterTeaserText}</p>
<shop-newsletter site="${site}"${theme && html` theme="${theme}"`}${mode && html` mode="${mode}"`}></shop-newsletter>
</div>`,
  }
}
