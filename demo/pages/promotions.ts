/** Editor for promotions, for content editors, in English: the page's own header shows the result. */
import {
  campaignsOf,
  PROMOTION_IDS,
  PROMOTION_TYPES,
  type PromotionType,
} from '../../packages/shop/promotion-campaigns.ts'
import { runningPromotion } from '../../packages/shop/promotions.ts'
import { escapeMarkup } from '../../src/shop/text/escape-markup.ts'
import { html } from './html.ts'
import type { PageView } from './page.ts'

/** The header's attribute that shows a campaign of a type. */
const PLACES: Record<PromotionType, string> = {
  ApiTopBannerPromotion: 'top-banner',
  ApiCategory: 'category-banner',
  ApiPiPromotion: 'pi-teaser',
  ApiHeaderBenefitsPromotion: 'benefits',
  ApiMessage: 'message',
}

function attributeOf(id: string, type: string | undefined): string {
  const known = PROMOTION_TYPES.find((candidate) => candidate === type) ?? campaignsOf(id)[0]?.type
  return PLACES[known ?? 'ApiTopBannerPromotion']
}

/** Formats JSON; anything else is returned as it is. */
function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}

export const promotionsPage: PageView = ({ query, site, visitor, path }) => {
  const id = query.id?.trim() || 'home_top'
  const running = runningPromotion(id, site, visitor.preview)
  const edited = visitor.edits.get(id)
  const shown = edited ?? running
  const types = PROMOTION_TYPES.some((type) => type === shown?.type)
    ? PROMOTION_TYPES
    : [...PROMOTION_TYPES, shown?.type ?? '']
  return {
    title: 'Promotions',
    type: 'content',
    headerAttributes: `${attributeOf(id, shown?.type)}="${escapeMarkup(id)}"`,
    content: html`<div class="container narrow" lang="en">
<h1>Promotions</h1>
<p class="lead">What you save here is shown in the header of this page, and on every page that names the id – to you alone.</p>
<p>${PROMOTION_IDS.map((one) => html`<a class="btn btn-default" href="${path}?id=${encodeURIComponent(one)}"${one === id && html` aria-current="page"`}>${one}</a> `)}</p>
<form class="panel" method="post" action="/demo/promotions">
<div class="form-group"><label for="promotion-id">Promotion id</label>
<input id="promotion-id" class="form-control" name="id" value="${id}" maxlength="100" required></div>
<div class="form-group"><label for="promotion-type">type</label>
<select id="promotion-type" class="form-control" name="type">${types.map(
      (type) => html`<option value="${type}"${type === shown?.type && html` selected`}>${type || 'none'}</option>`,
    )}<option value="ApiUnknown">ApiUnknown (shows nothing)</option></select></div>
<div class="form-group"><label for="promotion-content">contentJSON</label>
<textarea id="promotion-content" class="form-control" name="contentJSON" rows="22" spellcheck="false">
${pretty(shown?.contentJSON ?? '{}')}</textarea></div>
<p class="hint">${edited ? 'This is what you have saved.' : running ? 'This is the campaign that runs.' : 'Nothing runs under this id.'}</p>
<p><button class="btn btn-primary">Save</button>
<button class="btn btn-default" name="reset" value="1">Forget what I saved</button></p>
</form></div>`,
  }
}
