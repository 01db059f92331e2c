/** Drawn logos and flags of the footer (FOOTER-24, FOOTER-38): `GET /service/footer-images/logos/{name}.svg`. */
import { picture, type Routes } from './call.ts'

/** Word, its colour and that of the sign, since the real logos belong to others. */
const LOGOS: Record<string, readonly [word: string, colour: string, sign?: string]> = {
  amex: ['AMEX', '#fff', '#1f6fb8'],
  blik: ['BLIK', '#fff', '#1d1d1f'],
  dhl: ['DHL', '#c8102e', '#fc0'],
  dpd: ['DPD', '#fff', '#b80030'],
  etbis: ['ETBİS', '#fff', '#1c4f8a'],
  gls: ['GLS', '#0f2f8a', '#ffd100'],
  googlePay: ['G Pay', '#3c4043'],
  hermes: ['Hermes', '#fff', '#0a6fae'],
  heureka: ['Heureka', '#fff', '#1f66c0'],
  inpost: ['InPost', '#1d1d1f', '#fc0'],
  klarna: ['Klarna', '#1d1d1f', '#ffb3c7'],
  packeta: ['Packeta', '#fff', '#b01c1c'],
  paypal: ['PayPal', '#14397a'],
  post: ['Post', '#1d1d1f', '#fc0'],
  ppl: ['PPL', '#fff', '#0f5ba8'],
  przelewy24: ['P24', '#fff', '#a31b2d'],
  // The same for both languages.
  swissPost: ['P', '#1d1d1f', '#fc0'],
  trAmex: ['AMEX', '#fff', '#1f6fb8'],
  trBkm: ['BKM', '#fff', '#1c6e4a'],
  trTroy: ['troy', '#fff', '#0d6f86'],
  twint: ['TWINT', '#fff', '#1d1d1f'],
  ups: ['UPS', '#ffb500', '#4a2c12'],
  visa: ['VISA', '#1a2f86'],
  yurticikargo: ['Yurtiçi', '#fff', '#0f4f9a'],
}

/** Colour of the sign and a mark, where the word would be too small to read. */
const MARKS: Record<string, readonly [sign: string, mark: string]> = {
  applePay: [
    '#fff',
    '<path fill="#1d1d1f" d="M14 13q3-2 5 0q-2 2-1 4t2 2q-1 4-3 5q-2-1-4 0q-4-2-4-7t5-4zM13.500 12q0-3 3-4q0 3-3 4z"/><text x="33" y="21" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="13" fill="#1d1d1f">Pay</text>',
  ],
  arukereso: [
    '#2a7a3c',
    '<path fill="none" stroke="#fff" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round" d="M14 8h13l8 8-8 8H14zM18 16l3.500 3.500L27 13"/>',
  ],
  mastercard: [
    '#fff',
    '<circle cx="19" cy="16" r="9" fill="#d6342a"/><circle cx="29" cy="16" r="9" fill="#f2a33a"/><path fill="#e8692c" d="M24 8.500a9 9 0 0 1 0 15 9 9 0 0 1 0-15z"/>',
  ],
  postFinance: [
    '#fc0',
    '<path fill="none" stroke="#1d1d1f" stroke-width="3" stroke-linejoin="round" d="M12 25V8h7a5 5 0 0 1 0 10h-7M30 25V8h9M30 16h7"/>',
  ],
  trustedShops: [
    '#ffdc0f',
    '<circle cx="24" cy="16" r="11" fill="#fff" stroke="#1d1d1f" stroke-width="2"/><path fill="none" stroke="#1d1d1f" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round" d="M18.500 16l4 4 7-8"/>',
  ],
}

/** Ways to pay that have no mark: a sheet with lines, a note with a coin. */
const SIGNS: Record<string, string> = {
  invoice: 'M17 6h14v20l-3.500-2.500L24 26l-3.500-2.500L17 26zM20 11h8M20 15h8M20 19h5',
  cashOnDelivery: 'M10 9h28v14H10zM14 16h2M32 16h2M24 12.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
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

/** A card of this colour. */
const signOf = (ground: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><rect width="48" height="32" rx="3" fill="${ground}"/>${content}</svg>`

function drawingOf(name: string): string | undefined {
  const flag = FLAGS[name]
  if (flag) return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16">${flag.join('')}</svg>`
  const mark = MARKS[name]
  if (mark) return signOf(...mark)
  const sign = SIGNS[name]
  if (sign)
    return signOf(
      '#fff',
      `<path d="${sign}" fill="none" stroke="#5b4a3a" stroke-width="1.600" stroke-linejoin="round"/>`,
    )
  const logo = LOGOS[name]
  if (!logo) return undefined
  const [word, colour, ground = '#fff'] = logo
  // As wide as the sign allows, in whatever font the machine has.
  const width = Math.min(40, 8 * word.length)
  return signOf(
    ground,
    `<text x="24" y="20.5" text-anchor="middle" textLength="${width}" lengthAdjust="spacingAndGlyphs" font-family="Arial,sans-serif" font-weight="700" font-size="${Math.max(10, Math.min(14, 80 / word.length))}" fill="${colour}">${word}</text>`,
  )
}

export const FOOTER_IMAGES: Routes = {
  'GET /service/footer-images/logos/:file': {
    answer: ({ params: { file = '' } }) => picture(drawingOf(file.replace(/\.svg$/, '')), 'public, max-age=3600'),
  },
}
