/** Breaches that only those see who change something. */
import {
  again,
  all,
  answer,
  type Breach,
  header,
  json,
  onlyIf,
  onReal,
  onStatus,
  PAGE,
  type Plant,
  redirect,
  set,
  status,
  stuckAt,
  text,
} from './plants.ts'

const page = text(PAGE, 'text/html')
const isStaff = true
const isNoChange = ({ request }: { request: { body: unknown } }) => !Object.hasOwn(Object(request.body), 'setArticle')
const hasPreview = ({ request }: { request: { headers: Headers } }) =>
  Boolean(request.headers.get('cookie')?.includes('previewToken'))
const hidden = onStatus(200, header('set-cookie', 'previewToken=abc; Path=/; HttpOnly'))
const double = json(({ cart }) => {
  for (const { quantity } of cart?.articles ?? []) quantity.quantity *= 2
})
const shared = all(header('cache-control', 'public, max-age=60'), header('vary', 'X-Hunter-Site'))
const done = answer({ status: 'SUCCESS' })
/** The keys are those of one check. */
function onKnownKey(plant: Plant): Plant {
  const known = new Set<string | null>()
  return onlyIf(({ request }) => {
    const key = request.headers.get('idempotency-key')
    const isKnown = key !== null && known.has(key)
    known.add(key)
    return isKnown
  }, plant)
}
const empty = (code: number) => all(status(code), text(''))

export const CHANGES: readonly Breach[] = [
  ['answers a change with a page', 'changeCart', onStatus(200, page), 'CALL-18'],
  ['redirects a change', 'changeCart', redirect('/signin'), 'CALL-10'],
  ['answers a change with the old cart', 'changeCart', set('cart.articles', []), 'CART-13'],
  ['reads an old cart', 'getCart', set('cart.articles', []), 'CALL-46 changeCart'],
  ['adds up', 'getCart', double, 'CALL-45 changeCart'],
  ['keeps what is taken out', 'getCart', stuckAt(({ cart }) => cart?.articles?.length > 0), 'CALL-45 changeCart'],
  ['accepts any body', 'changeCart', onlyIf(isNoChange, status(200)), 'CART-42'],
  ['fails for a wrong body', 'changeCart', onlyIf(isNoChange, status(500)), 'CART-42'],
  ['names a limit without its number', 'changeCart', onStatus(409, set('limit')), 'CART-45'],
  ['refuses a key that it knows', 'changeCart', onKnownKey(status(409)), 'CART-50'],
  ['takes changes without a token', 'changeCart', onStatus(403, empty(304)), 'CALL-47'],

  ['takes any text for an address', 'createSubscriber', onStatus(400, answer({})), 'NEWS-23'],
  ['refuses a wrong address by another type', 'createSubscriber', onStatus(400, set('type', 'about:blank')), 'NEWS-23'],
  ['tells who is subscribed', 'createSubscriber', onStatus(201, again(status(409))), 'CALL-48'],
  ['answers a sign-up with a page', 'createSubscriber', onStatus(201, page), 'CALL-10'],
  ['confirms any token', 'confirmSubscription', empty(204), 'NEWS-38'],
  ['updates any token', 'updateSubscriber', empty(204), 'NEWS-38'],
  [
    'forgets preferences',
    'getSubscriber',
    onReal(stuckAt(() => true)),
    'CALL-46 updateSubscriber',
    { isSubscriber: true },
  ],

  [
    'renews with another status',
    'renewSession',
    onStatus(200, answer({ status: 'INTERNAL_ERROR' })),
    'CALL-18',
    { isStaff },
  ],
  ['redirects the renewal', 'renewSession', redirect('/signin'), 'CALL-10', { isStaff }],
  ['hides the preview token from scripts', 'setPreview', hidden, 'CALL-43', { isStaff }],
  ['forgets the previewed time', 'checkAuth', set('dateTime'), 'PREVIEW-20', { isStaff }],
  [
    'forgets the previewed group',
    'checkAuth',
    onlyIf((one) => Boolean(Object(one.json).abTestGroup), set('abTestGroup', 'other')),
    'PREVIEW-20',
    { isStaff },
  ],
  ['previews any time', 'setPreview', onStatus(400, done), 'PREVIEW-31', { isStaff }],
  ['lets everybody preview', 'setPreview', onStatus(401, done), 'PREVIEW-3'],
  ['lets caches keep previews', 'getPromotion', onlyIf(hasPreview, shared), 'CALL-38', { isStaff, only: ['Preview'] }],
  ['keeps the staff cookie at the log-out', 'logOutStaff', header('set-cookie'), 'CALL-49', { isStaff }],
].map(([what, call, plant, found, as]) => [what, call, plant, found, { ...(as as object), isWriting: true }] as Breach)
