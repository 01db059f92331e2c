/** Answers that do not come as the contract says: late, of another status or type, kept by caches, with wrong cookies. */
import { all, type Breach, cookie, header, late, onlyIf, PAGE, redirect, status, text } from './plants.ts'

const shared = header('cache-control', 'public, max-age=60')
const allow = (origin: string) => header('access-control-allow-origin', origin)
const elsewhere = { hasOrigins: true }
const byHeaders = 'CALL-42 getPromotion, CALL-42 getFooterContent, CALL-42 getSubscriber'
const dropped = (one: { isDropped?: boolean }) => {
  one.isDropped = true
}

export const ANSWERS: readonly Breach[] = [
  ['drops the connection', 'getThemeWorlds', dropped, 'CALL-24'],
  ['does not answer in time', 'getNavigation', late(9000), 'CALL-5', { timeoutMs: 600 }],
  ['is slower than asked for', 'getNavigation', late(620), 'CALL-5', { maxMs: 600 }],
  ['fails', 'getNavigation', status(503), 'CALL-17'],
  ['is not there', 'getNewsletterStatus', status(404), 'CALL-17'],
  ['fails for a campaign', 'getPromotion', status(500), 'CALL-17'],
  [
    'can’t search for umlauts',
    'getSuggestions',
    onlyIf((one) => one.request.url.includes('%C3%A4'), status(500)),
    'CALL-17',
  ],
  [
    'wants a token and sets none',
    'getCart',
    all(status(403), header('set-cookie')),
    'CALL-11',
    { page: '/robots.txt' },
  ],
  ['answers 304 unasked', 'getNavigation', status(304), 'CALL-41'],
  ['answers with a page', 'getCart', text(PAGE, 'text/html'), 'CALL-18'],
  ['answers with a page called JSON', 'getThemeWorlds', text(PAGE), 'CALL-18'],
  ['cuts its JSON', 'getNavigation', (one) => text(JSON.stringify(one.json).slice(0, 99))(one), 'CALL-18'],
  ['answers nothing', 'getPersonalData', text(''), 'CALL-18'],
  ['answers 204 where no campaign runs', 'getPromotion', all(status(204), text('')), 'CALL-18'],
  ['calls JSON a text', 'getNavigation', header('content-type', 'text/plain'), 'CALL-37'],
  ['does not say a type', 'getSuggestions', header('content-type'), 'CALL-37'],
  ['says another charset', 'getNavigation', header('content-type', 'application/json; charset=latin2'), 'CALL-37'],
  ['answers in Latin-1', 'getThemeWorlds', inLatin1, 'CALL-37'],
  ['sends a page as a picture', 'getNewsletterPicture', text(PAGE, 'text/html'), 'CALL-37'],

  ['sets no token', 'getCart', header('set-cookie'), 'CALL-47', { page: '/robots.txt' }],
  ['redirects in a circle', 'getNavigation', redirect('/jsonflyoutnavigation'), 'CALL-17'],
  ['redirects with our headers elsewhere', 'getCart', redirect('https://login.example/'), 'CALL-14'],
  ['redirects to another host', 'getNavigation', redirect('https://cdn.example/menu.json'), 'CALL-2'],
  ['redirects to a sign-in of its own', 'getNavigation', redirect('/'), 'CALL-18'],

  ['lets caches keep a cart', 'getCart', shared, 'CALL-38'],
  ['says nothing of caches for personal data', 'getPersonalData', header('cache-control'), 'CALL-38'],
  ['answers personal data from a cache', 'getNewsletterStatus', header('age', '30'), 'CALL-38'],
  ['lets caches mix up sites', 'getPromotion', shared, 'CALL-39'],
  ['lets caches keep a cookie', 'getNavigation', all(shared, cookie('session=1; Path=/')), 'CALL-40'],

  ['hides a token from scripts', 'getNavigation', cookie('csrfToken=a; Path=/; HttpOnly'), 'CALL-43'],
  ['sets a token for a folder', 'getNavigation', cookie('longTermToken=a; Path=/service'), 'CALL-43'],
  ['sets a token for another host', 'getNavigation', cookie('longTermToken=a; Path=/; Domain=other.test'), 'CALL-43'],
  ['sets a cookie that browsers refuse', 'getNavigation', cookie('any=1; Path=/; SameSite=None'), 'CALL-43'],

  [
    'lets everybody read the cart',
    'getCart',
    all(
      (one) => allow(one.request.headers.get('origin') ?? '*')(one),
      header('access-control-allow-credentials', 'true'),
    ),
    'CALL-42',
  ],
  ['allows no other origin', 'getNavigation', header('access-control-allow-origin'), 'CALL-42', elsewhere],
  ['allows all origins', 'getThemeWorlds', allow('*'), 'CALL-42', elsewhere],
  ['allows another origin', 'getThemeWorlds', allow('https://else.test'), 'CALL-42', elsewhere],
  ['allows no cookies', 'getSuggestions', header('access-control-allow-credentials'), 'CALL-42', elsewhere],
  ['does not vary by origin', 'getNavigation', header('vary', 'Accept'), 'CALL-42', elsewhere],
  ['forgets CORS where it refuses', 'getSubscriber', header('access-control-allow-origin'), 'CALL-42', elsewhere],
  [
    'forgets the site header in the preflight',
    'preflight',
    header('access-control-allow-headers', 'content-type, x-long-term-token, x-csrf-token'),
    byHeaders,
    elsewhere,
  ],
  [
    'wants a login in the preflight',
    'preflight',
    status(401),
    `${byHeaders}, CALL-42 getCart, CALL-42 getPersonalData`,
    elsewhere,
  ],
]

function inLatin1(one: { json: unknown; text?: string | Uint8Array }) {
  one.text = Buffer.from(JSON.stringify(one.json), 'latin1')
}
