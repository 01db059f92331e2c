import {
  bean,
  circle,
  type Draw,
  ESPRESSO,
  ellipse,
  PAPER,
  path,
  rect,
  shadow,
  stroke,
  type Tone,
  toneOf,
} from './shapes.ts'

const label = (x: number, y: number, width: number, height: number, color: string): string => {
  const middle = x + width / 2
  return [
    rect(x, y, width, height, 6, PAPER),
    ellipse(
      middle,
      y + height * 0.36,
      width * 0.13,
      width * 0.19,
      color,
      `transform="rotate(25 ${middle} ${y + height * 0.36})"`,
    ),
    stroke(`M${middle - width * 0.08} ${y + height * 0.46}q6 -10 ${width * 0.16} ${-height * 0.2}`, PAPER, 3),
    rect(middle - width * 0.28, y + height * 0.66, width * 0.56, 5, 2, ESPRESSO),
    rect(middle - width * 0.18, y + height * 0.78, width * 0.36, 4, 2, color),
  ].join('')
}

const pouch = (tone: Tone): string =>
  [
    path('M128 108h144q4 100 12 198q-84 20 -168 0q8 -98 12 -198z', tone.base),
    path('M246 108h26q4 100 12 198q-18 4 -34 7q2 -108 -4 -205z', tone.dark, 'opacity=".6"'),
    path('M140 112q-2 96 -10 196l14 3q6 -100 8 -199z', tone.light, 'opacity=".7"'),
    rect(124, 86, 152, 26, 5, tone.dark),
    stroke('M132 95h136M132 103h136', tone.deep, 1.5, 'opacity=".6"'),
    circle(200, 136, 7, tone.dark),
    circle(200, 136, 3, tone.deep),
    label(152, 164, 96, 112, tone.base),
  ].join('')

export const coffeeBag: Draw = (tone) =>
  shadow(200, 120) + pouch(tone) + bean(104, 322, 20) + bean(300, 326, -35) + bean(324, 314, 60) + bean(84, 308, -15)

export const coffeeBrick: Draw = (tone) =>
  [
    shadow(200, 110),
    path('M132 128l14 -26h108l14 26z', tone.light),
    path('M146 102h108l-10 -14h-88z', tone.dark),
    rect(132, 126, 136, 190, 8, tone.base),
    path('M244 126h16q8 0 8 8v174q0 8 -8 8h-16z', tone.dark, 'opacity=".6"'),
    rect(132, 126, 12, 190, 6, tone.light, 'opacity=".6"'),
    label(150, 154, 92, 108, tone.base),
    rect(150, 276, 92, 6, 3, tone.pale),
    path('M282 322q26 -34 52 0z', '#5a3722'),
    ellipse(308, 321, 27, 5, '#4a2c1a'),
  ].join('')

const capsule = (x: number, y: number, tone: Tone): string =>
  [
    path(`M${x - 22} ${y}l6 30q16 6 32 0l6 -30z`, tone.base),
    path(`M${x + 6} ${y}h16l-6 30q-4 2 -8 3z`, tone.dark, 'opacity=".5"'),
    ellipse(x, y, 25, 7, tone.pale),
    ellipse(x, y, 17, 4, tone.light),
  ].join('')

export const capsuleBox: Draw = (tone) =>
  [
    shadow(200, 140),
    path('M96 166l26 -34h182l-14 34z', tone.light),
    path('M290 166l14 -34v128l-14 26z', tone.deep),
    rect(96, 166, 194, 120, 4, tone.base),
    label(112, 178, 84, 96, tone.base),
    rect(214, 190, 56, 8, 4, tone.pale),
    rect(214, 208, 40, 6, 3, tone.pale, 'opacity=".7"'),
    capsule(236, 290, tone),
    capsule(296, 296, toneOf('#c58b4e')),
    capsule(152, 298, tone),
  ].join('')

export const coffeeSet: Draw = () =>
  shadow(200, 160) +
  ['#b5573a', '#d9a53a', '#8a9a7b', '#24425c']
    .map(
      (hex, index) =>
        `<g transform="translate(${26 + index * 82} ${136 + (index % 2) * 6}) scale(.56)"><g transform="translate(-100 10)">${pouch(toneOf(hex))}</g></g>`,
    )
    .join('') +
  bean(200, 332, 30)

export const spoon: Draw = () =>
  [
    shadow(236, 100, 312),
    `<g transform="translate(0 10) rotate(-35 200 220)">${rect(192, 190, 16, 150, 8, '#c9a878')}${ellipse(200, 150, 42, 56, '#d8b98c')}${ellipse(200, 152, 32, 44, '#b8935f')}${ellipse(200, 158, 28, 36, '#5a3722')}</g>`,
    bean(282, 300, 10),
    bean(306, 280, 70),
  ].join('')
