/** Drawn logos and flags of the footer (FOOTER-24, FOOTER-38): `GET /service/footer-images/logos/{name}.svg`. */
import { picture, type Routes } from './call.ts'

/** Text and colour, since the real logos belong to others. */
const LOGOS: Record<string, readonly [word: string, colour: string]> = {
  amex: ['AMEX', '#1f6fb8'],
  applePay: ['Apple Pay', '#1d1d1f'],
  arukereso: ['Árukereső', '#2a8a3c'],
  blik: ['BLIK', '#1d1d1f'],
  cashOnDelivery: ['€ → ⌂', '#5b4a3a'],
  dhl: ['DHL', '#c8102e'],
  dpd: ['DPD', '#b80030'],
  etbis: ['ETBİS', '#1c4f8a'],
  gls: ['GLS', '#0f2f8a'],
  googlePay: ['G Pay', '#3c4043'],
  hermes: ['Hermes', '#0a6fae'],
  heureka: ['Heureka', '#1f6fd0'],
  inpost: ['InPost', '#8a6a00'],
  invoice: ['№ 1001', '#5b4a3a'],
  klarna: ['Klarna', '#1d1d1f'],
  mastercard: ['master', '#b3400e'],
  packeta: ['Packeta', '#a81c1c'],
  paypal: ['PayPal', '#14397a'],
  post: ['Post', '#7a6200'],
  postFinance: ['PostFin.', '#7a6200'],
  ppl: ['PPL', '#0f5ba8'],
  przelewy24: ['P24', '#a31b2d'],
  // The same for both languages.
  swissPost: ['P', '#7a6200'],
  trAmex: ['AMEX', '#1f6fb8'],
  trBkm: ['BKM', '#1c6e4a'],
  trTroy: ['troy', '#0d6f86'],
  trustedShops: ['Trusted', '#7a5a00'],
  twint: ['TWINT', '#1d1d1f'],
  ups: ['UPS', '#4a2c12'],
  visa: ['VISA', '#1a2f86'],
  yurticikargo: ['Yurtiçi', '#0f4f9a'],
}

const stripes = (...colours: string[]) =>
  colours.map(
    (colour, row) => `<path fill="${colour}" d="M0 ${(16 / colours.length) * row}h24v${16 / colours.length}H0z"/>`,
  )

const FLAGS: Record<string, readonly string[]> = {
  flagDE: stripes('#111', '#c00', '#fc0'),
  flagAT: stripes('#c8102e', '#fff', '#c8102e'),
  flagCH: [
    '<path fill="#d52b1e" d="M0 0h24v16H0z"/>',
    '<path fill="#fff" d="M10.5 3h3v3.5H17v3h-3.5V13h-3V9.5H7v-3h3.5z"/>',
  ],
  flagPL: stripes('#fff', '#dc143c'),
  flagCZ: [...stripes('#fff', '#d7141a'), '<path fill="#11457e" d="M0 0l12 8L0 16z"/>'],
  flagHU: stripes('#ce2939', '#fff', '#477050'),
  flagSK: [
    ...stripes('#fff', '#0b4ea2', '#ee1c25'),
    '<path fill="#ee1c25" stroke="#fff" d="M4 4h6v5q0 3-3 4-3-1-3-4z"/>',
  ],
  flagTR: [
    '<path fill="#e30a17" d="M0 0h24v16H0z"/>',
    '<circle cx="9" cy="8" r="4" fill="#fff"/><circle cx="10.2" cy="8" r="3.2" fill="#e30a17"/>',
    '<path fill="#fff" d="M13 8l2.6-.900.1 2.7-1.6-2.2 2.5.900z"/>',
  ],
}

function drawingOf(name: string): string | undefined {
  const flag = FLAGS[name]
  if (flag) return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16">${flag.join('')}</svg>`
  const logo = LOGOS[name]
  if (!logo) return undefined
  const [word, colour] = logo
  const size = Math.min(14, 66 / word.length)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><rect width="48" height="32" rx="3" fill="#fff"/><text x="24" y="${16 + size / 3}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${size}" fill="${colour}">${word}</text></svg>`
}

export const FOOTER_IMAGES: Routes = {
  'GET /service/footer-images/logos/:file': {
    answer: ({ params: { file = '' } }) => picture(drawingOf(file.replace(/\.svg$/, '')), 'public, max-age=3600'),
  },
}
