/** Furniture, home textiles and toys. */
import {
  at,
  BLUE,
  CARAMEL,
  CREAM,
  circle,
  type Draw,
  ESPRESSO,
  ellipse,
  mix,
  path,
  rect,
  SAGE,
  shadow,
  stroke,
  TERRACOTTA,
  toneOf,
  WOOD,
} from './shapes.ts'

const DARK_WOOD = '#9a6f43'

export const lamp: Draw = (tone) =>
  [
    circle(200, 150, 150, 'url(#glow)'),
    shadow(200, 90),
    rect(194, 150, 12, 60, 4, '#c9a055'),
    path('M148 66h104l34 100h-172z', '#fbeccd'),
    path('M226 66h26l34 100h-44z', '#e5c894', 'opacity=".8"'),
    rect(112, 162, 176, 8, 4, '#e5c894'),
    path('M170 206h60q34 40 34 74t-34 36h-60q-34 -2 -34 -36t34 -74z', tone.base),
    path('M218 206h12q34 40 34 74t-34 36h-14q18 -50 2 -110z', tone.dark, 'opacity=".55"'),
    stroke('M160 230q-14 30 -10 54', tone.light, 8, 'opacity=".7"'),
  ].join('')

export const fairyLights: Draw = () => {
  const bulbs = [
    [52, 122],
    [104, 160],
    [160, 172],
    [216, 152],
    [270, 116],
    [330, 110],
    [70, 232],
    [130, 262],
    [196, 262],
    [262, 232],
    [322, 206],
  ]
  return [
    stroke('M20 90q100 150 200 60t170 -30M30 196q110 130 220 50t140 -40', '#5e5244', 4),
    bulbs
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y + 12, 34, 'url(#glow)') +
          rect(x - 5, y - 6, 10, 12, 3, '#5e5244') +
          ellipse(x, y + 14, 9, 13, '#ffe2a0'),
      )
      .join(''),
  ].join('')
}

export const cushion: Draw = (tone) =>
  [
    shadow(200, 130),
    path(
      'M84 120q4 -22 26 -16q90 18 180 0q22 -6 26 16q-16 84 0 170q2 26 -26 22q-90 -14 -180 0q-28 4 -26 -22q16 -86 0 -170z',
      tone.base,
    ),
    path('M290 104q22 -6 26 16q-16 84 0 170q2 26 -26 22q-14 -2 -28 -4q30 -100 4 -200z', tone.dark, 'opacity=".5"'),
    stroke(
      'M112 130q60 30 76 68M288 132q-50 28 -72 64M116 284q40 -20 70 -60M284 286q-40 -26 -66 -62',
      tone.dark,
      4,
      'opacity=".4"',
    ),
    circle(200, 208, 9, tone.dark),
    stroke('M104 124q90 20 150 4', tone.light, 6, 'opacity=".6"'),
  ].join('')

export const bedLinen: Draw = (tone) =>
  [
    shadow(200, 165),
    rect(36, 130, 328, 190, 14, WOOD),
    rect(52, 214, 296, 104, 10, CREAM),
    path('M70 170q4 -18 24 -16q40 6 84 0q18 0 18 18l2 44q0 16 -20 14q-44 -6 -88 0q-20 2 -20 -14z', '#fffdf8'),
    path('M206 172q4 -18 24 -16q40 6 80 0q18 0 18 18l2 42q0 16 -20 14q-44 -6 -84 0q-20 2 -20 -14z', '#f3eadc'),
    path('M44 236q156 -22 312 0v76q0 8 -8 8h-296q-8 0 -8 -8z', tone.base),
    path('M44 236q156 -22 312 0v22q-156 -22 -312 0z', tone.pale),
    stroke('M120 250q-8 40 -2 68M220 248q10 34 4 70M300 252q-6 40 6 66', tone.dark, 4, 'opacity=".3"'),
  ].join('')

export const chair: Draw = (tone) =>
  [
    shadow(200, 110),
    stroke('M146 216l-18 98M262 216l18 98M160 216l6 86M248 216l-4 86', tone.dark, 12),
    stroke('M138 70l6 140M262 70l-6 140', tone.base, 13),
    path('M134 62q66 -18 132 0q4 24 -2 42q-64 -14 -128 0q-6 -18 -2 -42z', tone.base),
    path('M140 124q60 -12 120 0v20q-60 -10 -120 0z', tone.light),
    path('M128 200h144l10 24q-82 12 -164 0z', tone.light),
    path('M118 224q82 12 164 0v10q-82 12 -164 0z', tone.dark),
    stroke('M142 270h118', tone.dark, 7),
  ].join('')

export const shelf: Draw = (tone) => {
  const board = (y: number, half: number) =>
    rect(200 - half, y, half * 2, 10, 3, tone.light) + rect(200 - half, y + 8, half * 2, 5, 2, tone.dark)
  return [
    shadow(200, 120),
    stroke('M164 44l-54 272M236 44l54 272', tone.dark, 10),
    board(118, 60),
    board(194, 76),
    board(274, 92),
    rect(162, 84, 14, 34, 2, TERRACOTTA) + rect(178, 78, 12, 40, 2, BLUE) + rect(192, 88, 12, 30, 2, SAGE),
    circle(226, 106, 13, CREAM),
    path('M150 194q-6 -26 16 -26t16 26z', TERRACOTTA),
    stroke('M166 168q-14 -24 -22 -24M166 168q2 -26 12 -32', '#6d7f5e', 5),
    rect(212, 160, 44, 34, 4, '#e6d3b8') + stroke('M220 176h28', DARK_WOOD, 4),
    rect(130, 236, 58, 38, 6, SAGE) + rect(206, 228, 62, 46, 6, '#d3b88c') + stroke('M222 248h30', DARK_WOOD, 5),
  ].join('')
}

export const vase: Draw = (tone) => {
  const stem = (x: number, y: number, color: string) =>
    stroke(`M200 180q${(x - 200) / 3} -40 ${x - 200} ${y - 180}`, '#a58a5e', 4) +
    ellipse(x, y, 9, 20, color, `transform="rotate(${(x - 200) / 3} ${x} ${y})"`)
  return [
    shadow(200, 90),
    stem(132, 84, '#d3b88c') +
      stem(168, 54, CARAMEL) +
      stem(206, 40, '#d59a92') +
      stem(240, 62, '#d3b88c') +
      stem(274, 96, CARAMEL),
    path('M178 174h44q-4 24 20 44q34 30 22 72q-6 26 -34 26h-60q-28 0 -34 -26q-12 -42 22 -72q24 -20 20 -44z', tone.base),
    path('M210 174h12q-4 24 20 44q34 30 22 72q-6 26 -34 26h-10q40 -70 -10 -142z', tone.dark, 'opacity=".4"'),
    stroke('M160 240q-16 24 -8 48', '#ffffff', 8, 'opacity=".6"'),
    stroke('M142 262q58 14 118 0', tone.dark, 4, 'opacity=".5"'),
  ].join('')
}

export const candle: Draw = (tone) =>
  [
    circle(200, 120, 110, 'url(#glow)'),
    shadow(200, 100),
    path('M200 150q-18 -24 0 -52q18 28 0 52z', '#f4b350'),
    path('M200 148q-8 -12 0 -28q8 16 0 28z', '#fff1c9'),
    stroke('M200 146v22', ESPRESSO, 4),
    rect(132, 168, 136, 148, 14, tone.base),
    rect(232, 168, 36, 148, 14, tone.dark, 'opacity=".5"'),
    ellipse(200, 172, 66, 12, tone.pale),
    rect(156, 210, 88, 70, 6, CREAM),
    rect(176, 238, 48, 5, 2, ESPRESSO),
    rect(184, 250, 32, 4, 2, tone.base),
  ].join('')

export const woodenTrain: Draw = (tone) => {
  const wheel = (x: number, radius = 20) => circle(x, 304, radius, ESPRESSO) + circle(x, 304, radius * 0.45, '#d3b88c')
  return [
    shadow(200, 165, 324),
    rect(250, 236, 120, 58, 8, '#8a9a7b') +
      rect(262, 206, 40, 32, 5, '#d9a53a') +
      rect(312, 198, 40, 40, 20, '#24425c'),
    rect(44, 228, 176, 64, 12, tone.base),
    rect(138, 160, 82, 80, 8, tone.dark) + rect(156, 178, 46, 36, 6, '#f3e6cf') + rect(128, 146, 102, 18, 8, WOOD),
    rect(64, 190, 28, 42, 5, ESPRESSO) + rect(58, 182, 40, 14, 6, WOOD),
    circle(44, 258, 12, '#d9a53a'),
    stroke('M220 276h32', WOOD, 8),
    wheel(80, 24) + wheel(140) + wheel(194) + wheel(280, 18) + wheel(340, 18),
    circle(76, 152, 14, '#ffffff', 'opacity=".6"') +
      circle(98, 124, 20, '#ffffff', 'opacity=".5"') +
      circle(132, 96, 26, '#ffffff', 'opacity=".4"'),
  ].join('')
}

export const stackingTower: Draw = (tone) =>
  [
    shadow(200, 115),
    rect(194, 90, 12, 210, 6, WOOD),
    [
      ['#24425c', 104],
      ['#b5573a', 90],
      ['#d9a53a', 76],
      [tone.base, 62],
      ['#d59a92', 48],
    ]
      .map(([hex, half], index) => {
        const ring = toneOf(String(hex))
        const width = Number(half)
        const y = 280 - index * 38
        return (
          rect(200 - width, y, width * 2, 36, 18, ring.base) +
          rect(200 - width + 16, y + 5, width * 0.9, 7, 3, ring.pale, 'opacity=".7"') +
          path(`M${200 + width - 36} ${y}h18q18 0 18 18t-18 18h-18q12 -18 0 -36z`, ring.dark, 'opacity=".5"')
        )
      })
      .join(''),
    circle(200, 106, 25, '#a83a33'),
    circle(192, 98, 7, '#ffffff', 'opacity=".4"'),
  ].join('')

export const memoryGame: Draw = (tone) => {
  const card = (x: number, y: number, turn: number, inside: string, back = false) =>
    at(x, y, 1, rect(-48, -48, 96, 96, 12, back ? tone.base : '#fdf8ef', 'filter="url(#soft)"') + inside, turn)
  const leaf = circle(0, 0, 20, 'none', `stroke="${mix(tone.base, CREAM, 0.5)}" stroke-width="6"`)
  const fox =
    path('M-28 -20l14 8h28l14 -8v22q-4 24 -28 28q-24 -4 -28 -28z', '#c06a35') +
    path('M0 30q-14 -4 -18 -20l18 6l18 -6q-4 16 -18 20z', CREAM) +
    circle(-10, 0, 3, ESPRESSO) +
    circle(10, 0, 3, ESPRESSO) +
    circle(0, 26, 4, ESPRESSO)
  const owl =
    ellipse(0, 2, 28, 32, '#8a6a4a') +
    circle(-11, -8, 11, CREAM) +
    circle(11, -8, 11, CREAM) +
    circle(-11, -8, 5, ESPRESSO) +
    circle(11, -8, 5, ESPRESSO) +
    path('M-5 2h10l-5 9z', '#d9a53a')
  return (
    card(126, 130, -6, fox) + card(262, 118, 5, leaf, true) + card(142, 262, 4, leaf, true) + card(272, 250, -8, owl)
  )
}
