/** Sport, outdoor, gift cards and partner products. */
import {
  CARAMEL,
  CREAM,
  circle,
  type Draw,
  ESPRESSO,
  ellipse,
  PAPER,
  path,
  rect,
  STEEL,
  shadow,
  stroke,
  TERRACOTTA,
  type Tone,
} from './shapes.ts'

export const yogaMat: Draw = (tone) =>
  [
    shadow(200, 155),
    path('M92 268h236l34 52h-280z', tone.light),
    rect(60, 214, 250, 104, 50, tone.base),
    rect(60, 214, 250, 40, 20, tone.light, 'opacity=".5"'),
    ellipse(306, 266, 36, 52, tone.dark),
    stroke('M306 266m-20 0a20 30 0 1 1 20 28a12 18 0 1 1 -10 -24', tone.light, 6),
    rect(112, 210, 22, 112, 8, '#c9a878'),
    rect(224, 210, 22, 112, 8, '#c9a878'),
    stroke('M123 214q50 -90 112 0', '#c9a878', 9),
  ].join('')

export const dumbbells: Draw = (tone) => {
  const one = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})">${rect(40, 24, 120, 20, 8, STEEL)}${rect(48, 28, 100, 5, 2, '#ffffff', 'opacity=".5"')}${[0, 150].map((left) => rect(left, 0, 50, 68, 16, tone.base) + rect(left + 32, 0, 18, 68, 9, tone.dark, 'opacity=".6"') + rect(left + 6, 8, 8, 50, 4, tone.light)).join('')}</g>`
  return shadow(220, 130, 320) + one(64, 184) + one(132, 248)
}

export const bottle: Draw = (tone) =>
  [
    shadow(200, 80),
    stroke('M172 82q28 -36 56 0', ESPRESSO, 8),
    rect(170, 78, 60, 40, 10, ESPRESSO),
    path('M168 116h64q6 24 20 40v146q0 14 -14 14h-76q-14 0 -14 -14v-146q14 -16 20 -40z', tone.base),
    path('M222 116h10q6 24 20 40v146q0 14 -14 14h-22q14 -90 6 -200z', tone.dark, 'opacity=".55"'),
    rect(160, 168, 10, 130, 5, tone.pale, 'opacity=".7"'),
    rect(148, 286, 104, 30, 12, STEEL),
    path('M182 222l18 -26l18 26zM194 222l14 -18l16 18z', CREAM),
  ].join('')

export const tent: Draw = (tone) =>
  [
    circle(318, 92, 30, '#f0c26e', 'opacity=".8"'),
    path('M0 300l70 -110l60 70l50 -60l110 100z', '#b9c1a8', 'opacity=".8"'),
    shadow(205, 170),
    path('M60 314l134 -198l146 198z', tone.base),
    path('M194 116l146 198h-84z', tone.dark),
    path('M194 116l-40 198h92z', tone.deep),
    path('M194 116l-40 198h22z', tone.light),
    stroke('M194 116v-16M60 314l-26 8M340 314l26 8', ESPRESSO, 4),
    rect(262, 292, 40, 24, 10, TERRACOTTA),
  ].join('')

export const giftCard: Draw = (tone) =>
  [
    shadow(200, 140),
    `<g transform="rotate(7 200 220)">${rect(70, 128, 262, 166, 16, PAPER)}</g>`,
    `<g transform="rotate(-6 200 210)">${[
      rect(66, 124, 262, 166, 16, tone.base),
      path('M250 124h62q16 0 16 16v134q0 16 -16 16h-106q70 -60 44 -166z', tone.dark, 'opacity=".45"'),
      rect(66, 190, 262, 22, 0, '#e6c98f'),
      rect(136, 124, 22, 166, 0, '#e6c98f'),
      path('M147 200q-50 -50 -62 -14t62 14q46 -52 62 -16t-62 16z', '#f2dcae'),
      circle(147, 201, 12, CARAMEL),
      rect(236, 250, 70, 8, 4, CREAM, 'opacity=".8"'),
      rect(256, 266, 50, 6, 3, CREAM, 'opacity=".6"'),
    ].join('')}</g>`,
  ].join('')

export const phone: Draw = (tone) =>
  [
    shadow(200, 90),
    rect(134, 58, 132, 258, 22, ESPRESSO),
    rect(142, 68, 116, 238, 14, tone.base),
    path('M142 190q60 -50 116 -10v112q0 14 -14 14h-88q-14 0 -14 -14z', tone.dark, 'opacity=".6"'),
    rect(180, 74, 40, 8, 4, ESPRESSO),
    [0, 1, 2, 3].map((bar) => rect(168 + bar * 18, 160 - bar * 14, 11, 20 + bar * 14, 4, CREAM)).join(''),
    rect(162, 218, 76, 34, 17, '#e6c98f'),
    rect(178, 232, 44, 6, 3, ESPRESSO),
    rect(174, 292, 52, 4, 2, CREAM, 'opacity=".7"'),
  ].join('')

export const lightBulb: Draw = (tone) =>
  [
    circle(200, 170, 150, 'url(#glow)'),
    shadow(200, 70),
    path('M200 70q76 2 78 78q0 36 -32 66q-8 10 -8 30h-76q0 -20 -8 -30q-32 -30 -32 -66q2 -76 78 -78z', '#fff1c9'),
    path('M216 72q60 8 62 76q0 36 -32 66q-8 10 -8 30h-26q40 -70 4 -172z', tone.base, 'opacity=".35"'),
    path('M200 236q-50 -60 -10 -112q44 28 10 112z', '#7b9a63'),
    stroke('M200 240q4 -60 -6 -86', '#4f6650', 4),
    rect(164, 246, 72, 18, 6, STEEL),
    rect(168, 266, 64, 16, 6, '#8e9297'),
    rect(172, 284, 56, 16, 6, STEEL),
    path('M182 302h36l-8 14h-20z', ESPRESSO),
  ].join('')

export const suitcase: Draw = (tone: Tone) =>
  [
    shadow(200, 135),
    stroke('M164 118v-34h72v34', ESPRESSO, 10),
    rect(82, 116, 236, 188, 22, tone.base),
    path('M276 116h20q22 0 22 22v144q0 22 -22 22h-20z', tone.dark, 'opacity=".5"'),
    rect(118, 116, 20, 188, 0, tone.deep),
    rect(262, 116, 20, 188, 0, tone.deep),
    rect(116, 180, 24, 22, 4, '#e6c98f'),
    rect(260, 180, 24, 22, 4, '#e6c98f'),
    rect(92, 128, 10, 160, 5, tone.light, 'opacity=".7"'),
    circle(200, 190, 28, '#9fb9cc'),
    path('M174 200l18 -24l12 14l8 -8l14 18q-26 24 -52 0z', CREAM),
    rect(166, 242, 68, 26, 5, TERRACOTTA),
    rect(104, 300, 26, 16, 6, ESPRESSO),
    rect(270, 300, 26, 16, 6, ESPRESSO),
  ].join('')
