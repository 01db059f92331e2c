/** Pictures as code: of every product, theme world and category, and of the pages themselves. */
import type { DrawingName } from './drawing-names.ts'
import { at, bean, circle, cup, path, rect, shadow, steam, stroke, toneOf } from './drawings/shapes.ts'
import { DRAWINGS, HANGING } from './drawings.ts'
import { PRODUCTS } from './products.ts'
import { room, standing, svg } from './scene.ts'

type Scene = readonly [wall: string, ...things: (readonly [name: DrawingName, hex: string, x: number, scale: number])[]]

const productPicture = (name: DrawingName, hex: string): string =>
  svg(400, 400, room(400, 400, hex, HANGING.has(name) ? undefined : 268) + DRAWINGS[name](toneOf(hex)))

function widePicture(width: number, height: number, [wall, ...things]: Scene): string {
  const floor = height * 0.86
  const drawn = things.map(([name, hex, x, scale]) => standing(name, hex, x * width, floor, scale)).join('')
  return svg(width, height, room(width, height, wall, height * 0.7) + drawn)
}

/** In the order of the theme worlds; the last ones are spare. */
const THEMES: readonly Scene[] = [
  ['#c58b4e', ['dripper', '#b5573a', 0.38, 1], ['mugs', '#24425c', 0.74, 0.8]],
  ['#8a9a7b', ['vase', '#f6f2ec', 0.3, 1.05], ['chair', '#b98a5a', 0.68, 1.05]],
  ['#b5573a', ['candle', '#c58b4e', 0.76, 0.75], ['folded-stack', '#d9a53a', 0.4, 1]],
  ['#d59a92', ['cake-tin', '#b5573a', 0.38, 1.05], ['bowls', '#8a9a7b', 0.76, 0.8]],
  ['#4a3022', ['portafilter-machine', '#a83a33', 0.36, 1.02], ['espresso-cups', '#f6f2ec', 0.78, 0.75]],
  ['#d3b88c', ['basket', '#c58b4e', 0.64, 0.95], ['shelf', '#b98a5a', 0.24, 1.1]],
  ['#8a9a7b', ['yoga-mat', '#2f6671', 0.42, 1], ['bottle', '#b5573a', 0.82, 0.85]],
  ['#24425c', ['backpack', '#a83a33', 0.34, 1.05], ['wooden-train', '#d9a53a', 0.7, 0.72]],
  ['#9fb9cc', ['bed-linen', '#24425c', 0.46, 1.15]],
  ['#2f6671', ['rain-boots', '#d9a53a', 0.38, 1], ['bottle', '#b5573a', 0.78, 0.8]],
  ['#c58b4e', ['boots', '#4a3022', 0.66, 0.95], ['travel-mug', '#b5573a', 0.3, 1]],
  ['#24425c', ['tent', '#d9a53a', 0.5, 1.1]],
  ['#d9a53a', ['casserole', '#b5573a', 0.5, 1.15]],
  ['#7a3550', ['handbag', '#7a3550', 0.5, 1.1]],
  ['#4f6650', ['coffee-set', '#4f6650', 0.5, 1.15]],
  ['#b5573a', ['lamp', '#24425c', 0.3, 1], ['cushion', '#b5573a', 0.68, 0.9]],
]

const CATEGORIES: Record<string, Scene> = {
  coffee: [
    '#b5573a',
    ['coffee-bag', '#b5573a', 0.2, 0.72],
    ['coffee-bag', '#d9a53a', 0.36, 0.66],
    ['espresso-cups', '#8a9a7b', 0.6, 0.72],
    ['moka-pot', '#b9bcc0', 0.82, 0.7],
  ],
  kitchen: [
    '#8a9a7b',
    ['casserole', '#b5573a', 0.22, 0.7],
    ['bowls', '#d9a53a', 0.5, 0.7],
    ['plates', '#9fb9cc', 0.8, 0.7],
  ],
  women: [
    '#d59a92',
    ['handbag', '#4a3022', 0.26, 0.72],
    ['folded-stack', '#8a9a7b', 0.54, 0.7],
    ['running-shoes', '#b5573a', 0.82, 0.62],
  ],
  men: [
    '#24425c',
    ['folded-stack', '#24425c', 0.24, 0.7],
    ['boots', '#4a3022', 0.52, 0.7],
    ['socks', '#8f8b86', 0.8, 0.66],
  ],
  kids: [
    '#d9a53a',
    ['wooden-train', '#a83a33', 0.24, 0.68],
    ['stacking-tower', '#8a9a7b', 0.54, 0.7],
    ['backpack', '#24425c', 0.8, 0.7],
  ],
  home: [
    '#c58b4e',
    ['lamp', '#b5573a', 0.2, 0.74],
    ['cushion', '#d9a53a', 0.48, 0.66],
    ['vase', '#f6f2ec', 0.78, 0.74],
  ],
  sport: [
    '#2f6671',
    ['tent', '#4f6650', 0.24, 0.68],
    ['bottle', '#b5573a', 0.5, 0.7],
    ['helmet', '#efe3cf', 0.78, 0.66],
  ],
  offers: [
    '#a83a33',
    ['coffee-set', '#b5573a', 0.24, 0.76],
    ['casserole', '#24425c', 0.54, 0.66],
    ['folded-stack', '#c58b4e', 0.82, 0.64],
  ],
  'gift-cards': [
    '#4a3022',
    ['gift-card', '#8a9a7b', 0.26, 0.74],
    ['gift-card', '#b5573a', 0.54, 0.74],
    ['gift-card', '#4a3022', 0.82, 0.74],
  ],
}

function hero(): string {
  const window =
    rect(470, 40, 230, 270, 10, '#fdf6ea') +
    rect(482, 52, 206, 246, 6, '#dfe8e6') +
    path('M482 240q60 -60 110 -20t96 -40v118h-206z', '#b9c7a9') +
    stroke('M585 52v246M482 168h206', '#fdf6ea', 9)
  const things = [
    standing('portafilter-machine', '#b5573a', 250, 490, 1.15),
    standing('coffee-bag', '#24425c', 470, 488, 0.78),
    standing('vase', '#efe3cf', 654, 484, 0.86),
    shadow(560, 80, 512) + at(556, 440, 1.55, cup(toneOf('#8a9a7b'), 62)) + steam(556, 424),
    bean(400, 522, 20) + bean(430, 532, -30) + bean(382, 536, 70) + bean(650, 528, 10),
  ]
  return svg(760, 560, room(760, 560, '#c58b4e', 400) + window + things.join(''))
}

function emptyCup(): string {
  const tone = toneOf('#b5573a')
  return svg(
    320,
    240,
    circle(160, 120, 104, '#ecdcc6') + shadow(150, 90, 206) + at(156, 90, 2, cup(tone, 74, tone.deep)),
  )
}

const icon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#3b2417"/><g transform="rotate(30 32 32)"><ellipse cx="32" cy="32" rx="15" ry="21" fill="#c58b4e"/><path d="M32 11q-8 12 0 21t0 21" fill="none" stroke="#3b2417" stroke-width="4"/></g></svg>`

const draw = new Map<string, () => string>([
  ...PRODUCTS.map(({ id, drawing }) => [id, () => productPicture(drawing.name, drawing.hex)] as const),
  ...THEMES.map((scene, index) => [`theme-${index + 1}`, () => widePicture(600, 450, scene)] as const),
  ...Object.entries(CATEGORIES).map(
    ([slug, scene]) => [`category-${slug}`, () => widePicture(960, 280, scene)] as const,
  ),
  ['hero', hero],
  ['empty-cup', emptyCup],
  ['icon', icon],
  // The campaign's free article.
  ['coffee-spoon', () => productPicture('spoon', '#c58b4e')],
])
const drawn = new Map<string, string>()

/** The SVG of a product's id or a picture's name. */
export function pictureOf(name: string): string | undefined {
  const picture = drawn.get(name) ?? draw.get(name)?.()
  if (picture) drawn.set(name, picture)
  return picture
}
