/** Clothes for the upper half, and dresses, on a hanger. */
import { CREAM, circle, type Draw, ESPRESSO, mix, path, rect, stroke, type Tone, WOOD } from './shapes.ts'

export const hanger = (): string =>
  stroke('M200 76q-2 -14 10 -16t8 -18t-20 -2', '#8e7a66', 5) + stroke('M122 108l78 -34l78 34', WOOD, 9)

const DROP = 'filter="url(#soft)"'

interface Cut {
  hem: number
  /** 0 is sleeveless, 1 long. */
  sleeves: number
  width?: number
}

/** Body and sleeves, with a shade on the right and folds. */
function top(tone: Tone, { hem, sleeves, width = 72 }: Cut): string {
  const left = 200 - width
  const right = 200 + width
  const sleeve = 60 + sleeves * 130
  const cuff = 30 + (1 - sleeves) * 10
  return [
    `<g ${DROP}>`,
    sleeves > 0 &&
      path(`M146 92q-30 6 -40 36l-${10 + sleeves * 26} ${sleeve}l${cuff} 10l34 -${sleeve * 0.62}z`, tone.dark),
    sleeves > 0 &&
      path(`M254 92q30 6 40 36l${10 + sleeves * 26} ${sleeve}l-${cuff} 10l-34 -${sleeve * 0.62}z`, tone.dark),
    path(
      `M158 86q42 26 84 0q24 6 34 26l-10 60q4 ${hem - 200} ${right - 266} ${hem - 172}q-${width} 12 -${width * 2} 0q${left - 134 < 0 ? -4 : 4} -${hem - 200} ${134 - left} -${hem - 172}l-10 -60q10 -20 34 -26z`,
      tone.base,
    ),
    '</g>',
    path(
      `M242 86q24 6 34 26l-10 60q4 ${hem - 200} ${right - 266} ${hem - 172}q-18 4 -34 6q10 -${hem - 160} 10 -${hem - 86}z`,
      tone.dark,
      'opacity=".4"',
    ),
    stroke(`M170 190q-6 50 -8 ${hem - 216}M206 200q4 50 2 ${hem - 226}`, tone.dark, 3, 'opacity=".35"'),
  ]
    .filter(Boolean)
    .join('')
}

const collar = (tone: Tone): string =>
  path('M160 86l40 40l-30 20l-20 -46z', tone.light) + path('M240 86l-40 40l30 20l20 -46z', tone.light)

const buttons = (from: number, to: number, color: string): string =>
  Array.from({ length: Math.floor((to - from) / 34) + 1 }, (_, index) => circle(200, from + index * 34, 4, color)).join(
    '',
  )

const neck = (tone: Tone, depth = 22): string => path(`M160 87q40 ${depth * 2} 80 0q-40 ${depth} -80 0z`, tone.deep)

const rib = (y: number, width: number, tone: Tone): string =>
  rect(200 - width, y, width * 2, 16, 6, tone.dark, 'opacity=".8"')

export const tShirt: Draw = (tone) =>
  hanger() +
  top(tone, { hem: 290, sleeves: 0.15 }) +
  neck(tone, 18) +
  stroke(
    'M200 154v-10M200 228v10M163 191h-10M237 191h10M174 165l-7 -7M226 165l7 -7M174 217l-7 7M226 217l7 7',
    CREAM,
    6,
  ) +
  circle(200, 191, 24, CREAM) +
  circle(191, 187, 3, ESPRESSO) +
  circle(209, 187, 3, ESPRESSO) +
  stroke('M191 198q9 8 18 0', ESPRESSO, 3)

export const blouse: Draw = (tone) =>
  hanger() +
  top(tone, { hem: 296, sleeves: 0.75, width: 80 }) +
  neck(tone, 34) +
  stroke('M200 120v168', tone.dark, 3, 'opacity=".6"') +
  stroke('M200 122q-18 24 -12 54M200 122q18 22 14 50', tone.light, 6) +
  buttons(160, 280, tone.pale)

export const shirt: Draw = (tone) =>
  hanger() +
  top(tone, { hem: 312, sleeves: 1 }) +
  neck(tone) +
  stroke('M200 126v184', tone.dark, 3) +
  collar(tone) +
  buttons(152, 300, CREAM) +
  rect(222, 164, 34, 38, 4, tone.dark, 'opacity=".35"')

export const checkedShirt: Draw = (tone) => {
  const line = mix(tone.base, '#1f120a', 0.45)
  const lines = [-56, -28, 0, 28, 56]
    .map((offset) => stroke(`M${200 + offset} 108v196`, line, 7, 'opacity=".35"'))
    .join('')
  const rows = [140, 172, 204, 236, 268, 296].map((y) => stroke(`M138 ${y}h124`, line, 7, 'opacity=".35"')).join('')
  const bright = [-42, -14, 14, 42]
    .map((offset) => stroke(`M${200 + offset} 112v190`, CREAM, 2, 'opacity=".5"'))
    .join('')
  return (
    hanger() +
    top(tone, { hem: 312, sleeves: 1 }) +
    lines +
    rows +
    bright +
    neck(tone) +
    collar(tone) +
    buttons(152, 300, CREAM)
  )
}

export const jumper: Draw = (tone) => {
  const cable = (x: number) =>
    stroke(`M${x} 130${'q10 12 0 24t0 24'.repeat(3)}`, tone.light, 6, 'opacity=".7"') +
    stroke(`M${x + 8} 130${'q-10 12 0 24t0 24'.repeat(3)}`, tone.dark, 4, 'opacity=".5"')
  return (
    hanger() +
    top(tone, { hem: 296, sleeves: 1, width: 74 }) +
    neck(tone, 16) +
    stroke('M158 90q42 30 84 0', tone.light, 9) +
    cable(160) +
    cable(196) +
    cable(232) +
    rib(284, 72, tone)
  )
}

export const cardigan: Draw = (tone) =>
  hanger() +
  top(tone, { hem: 306, sleeves: 1, width: 76 }) +
  path('M168 88l32 100l32 -100q-32 20 -64 0z', CREAM) +
  stroke('M162 90l38 98v112M238 90l-38 98', tone.light, 9) +
  [206, 236, 266].map((y) => circle(200, y, 5, ESPRESSO)).join('') +
  rect(142, 240, 40, 42, 4, tone.dark, 'opacity=".45"') +
  rect(218, 240, 40, 42, 4, tone.dark, 'opacity=".45"') +
  rib(296, 74, tone)

export const quiltedJacket: Draw = (tone) =>
  hanger() +
  path('M150 96q50 -62 100 0q-10 34 -50 34t-50 -34z', tone.dark) +
  top(tone, { hem: 314, sleeves: 1, width: 80 }) +
  neck(tone, 20) +
  [136, 168, 200, 232, 264, 294]
    .map(
      (y) =>
        stroke(`M134 ${y}q66 12 132 0`, tone.dark, 4, 'opacity=".55"') +
        stroke(`M136 ${y + 6}q64 12 128 0`, tone.light, 3, 'opacity=".5"'),
    )
    .join('') +
  stroke('M200 108v212', tone.deep, 6) +
  stroke('M200 110v206', '#c9a878', 2, 'stroke-dasharray="5 5"')

export const raincoat: Draw = (tone) =>
  hanger() +
  path('M148 98q52 -70 104 0q-8 36 -52 36t-52 -36z', tone.dark) +
  path('M164 98q36 -34 72 0q-8 22 -36 22t-36 -22z', tone.deep) +
  top(tone, { hem: 326, sleeves: 1, width: 84 }) +
  stroke('M200 112v216', tone.dark, 5) +
  [150, 190, 230, 270].map((y) => circle(210, y, 5, CREAM)).join('') +
  path('M132 240h48v12h-48zM220 240h48v12h-48z', tone.dark) +
  stroke('M188 112v34M224 112v28', CREAM, 3)

export const dress: Draw = (tone) =>
  [
    hanger(),
    `<g ${DROP}>`,
    path('M150 92q-26 6 -36 36l-8 40l34 10l14 -34z', tone.dark),
    path('M250 92q26 6 36 36l8 40l-34 10l-14 -34z', tone.dark),
    path(
      'M160 88q40 44 80 0q22 6 26 24q-4 44 -18 76q42 76 56 138q-104 22 -208 0q14 -62 56 -138q-14 -32 -18 -76q4 -18 26 -24z',
      tone.base,
    ),
    '</g>',
    path(
      'M240 88q22 6 26 24q-4 44 -18 76q42 76 56 138q-24 5 -48 8q-8 -90 -34 -146q18 -40 18 -100z',
      tone.dark,
      'opacity=".4"',
    ),
    stroke('M176 210q-22 60 -30 116M204 210q2 60 0 122M228 210q18 60 26 118', tone.dark, 3, 'opacity=".35"'),
    rect(150, 182, 100, 13, 6, tone.deep),
    stroke('M186 192q-14 24 -10 46M190 192q4 22 14 36', tone.deep, 6),
    stroke('M160 90q40 42 80 0', tone.light, 5, 'opacity=".8"'),
  ].join('')

export const onesie: Draw = (tone) =>
  [
    hanger(),
    `<g ${DROP}>`,
    path('M152 92q-26 8 -34 34l-14 36l32 14l18 -30z', tone.dark),
    path('M248 92q26 8 34 34l14 36l-32 14l-18 -30z', tone.dark),
    path(
      'M160 88q40 36 80 0q20 6 24 24l-4 120q2 46 -34 50l-8 16h-36l-8 -16q-36 -4 -34 -50l-4 -120q4 -18 24 -24z',
      tone.base,
    ),
    '</g>',
    stroke('M160 90q40 36 80 0', CREAM, 7),
    stroke('M142 250q30 4 34 30M258 250q-30 4 -34 30', CREAM, 5),
    [186, 200, 214].map((x) => circle(x, 290, 3, CREAM)).join(''),
    [
      [168, 150],
      [214, 140],
      [238, 180],
      [184, 190],
      [158, 220],
      [220, 226],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 6, tone.pale))
      .join(''),
  ].join('')

export const pyjamas: Draw = (tone) =>
  path('M150 250h100l14 110h-46l-18 -70l-18 70h-46z', tone.dark, DROP) +
  `<g transform="translate(0 -6)">${hanger()}${top(tone, { hem: 266, sleeves: 0.9 })}${[-48, -24, 24, 48].map((x) => stroke(`M${200 + x} 116v142`, CREAM, 3, 'opacity=".6"')).join('')}${neck(tone)}${collar(tone)}${stroke('M200 126v136', CREAM, 3)}${buttons(152, 250, CREAM)}</g>`
