import { html } from 'lit-html'
import '../../../src/elements/define-preview.late.ts'
import { page } from '../../support/page.ts'
import { type Handler, json } from '../../support/services.ts'

const AUTH = '/service/preview/api/auth'
export const CHECK = `GET ${AUTH}/checkauth`
export const RENEW = `GET ${AUTH}/login/renew`
export const LOG_OUT = `GET ${AUTH}/logout`
export const TESTS = 'GET /service/abtestfrontend/api/v1/gettestsat'
export const APPLY = 'POST /service/preview/api/token'

export const AB_TESTS = [
  { name: 'Teaser', groups: [{ name: 'A' }, { name: 'B' }] },
  { name: 'Checkout', groups: [{ name: 'green' }] },
]

const PREVIEWED = { status: 'SUCCESS', dateTime: '2030-01-02T10:00:00Z', abTestName: 'Teaser', abTestGroup: 'B' }

/** The panel of staff who preview a test on 2 January 2030, at 11:00 of Budapest. */
export function open(services: Record<string, Handler> = {}, { hasToken = true } = {}): Promise<HTMLElement> {
  if (hasToken) document.cookie = 'previewToken=1; path=/'
  page.serve({
    [CHECK]: () => json(PREVIEWED),
    [RENEW]: () => json({ status: 'SUCCESS' }),
    [LOG_OUT]: () => json({ status: 'SUCCESS' }),
    [TESTS]: () => json(AB_TESTS),
    [APPLY]: () => json({ status: 'SUCCESS' }),
    ...services,
  })
  return page.mount(html`<shop-preview site="HU"></shop-preview>`)
}
