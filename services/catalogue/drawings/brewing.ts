import {
  at,
  CARAMEL,
  circle,
  cup,
  type Draw,
  ESPRESSO,
  ellipse,
  path,
  rect,
  STEEL,
  shadow,
  steam,
  stroke,
  toneOf,
  WOOD,
} from './shapes.ts'

const COFFEE = '#5a3722'
const GLASS = '#e3eced'
const white = toneOf('#f6f2ec')

export const mokaPot: Draw = (tone) =>
  [
    shadow(196, 110),
    stroke('M250 130q52 0 48 40l-8 44', ESPRESSO, 16),
    path('M146 112h104l10 86h-124z', tone.base),
    path('M146 112l-22 18l22 20z', tone.dark),
    path('M216 112h34l10 86h-32z', tone.dark, 'opacity=".6"'),
    path('M160 112h18l-8 86h-18z', '#ffffff', 'opacity=".4"'),
    path('M150 110q46 -40 96 0z', tone.light),
    circle(198, 84, 10, ESPRESSO),
    rect(146, 196, 104, 16, 4, tone.dark),
    path('M144 212h108l16 94q0 10 -10 10h-120q-10 0 -10 -10z', tone.base),
    path('M222 212h30l16 94q0 10 -10 10h-26z', tone.dark, 'opacity=".6"'),
    path('M158 212h16l-10 100h-18z', '#ffffff', 'opacity=".4"'),
    circle(156, 250, 7, CARAMEL),
  ].join('')

export const kettle: Draw = (tone) =>
  [
    shadow(205, 120),
    stroke('M238 128q74 -8 66 62q-4 40 -34 60', WOOD, 14),
    stroke('M150 268q-52 -10 -50 -72q0 -52 -34 -58', tone.dark, 13),
    path('M148 136h92q22 90 32 164q1 16 -16 16h-124q-17 0 -16 -16q10 -74 32 -164z', tone.base),
    path('M212 136h28q22 90 32 164q1 16 -16 16h-34q4 -90 -10 -180z', tone.dark, 'opacity=".55"'),
    path('M160 144q-20 80 -28 158h12q8 -82 30 -158z', tone.light, 'opacity=".7"'),
    rect(142, 124, 104, 16, 8, tone.dark),
    path('M160 124q34 -24 68 0z', tone.base),
    circle(194, 104, 9, WOOD),
  ].join('')

export const frenchPress: Draw = (tone) =>
  [
    shadow(195, 110),
    stroke('M250 150q52 4 46 66t-46 66', tone.dark, 11),
    rect(192, 60, 6, 60, 3, '#8e9297'),
    circle(195, 58, 13, ESPRESSO),
    rect(140, 128, 110, 180, 8, GLASS, 'opacity=".92"'),
    rect(146, 190, 98, 114, 6, COFFEE),
    rect(146, 184, 98, 12, 4, '#a97a4c'),
    rect(150, 134, 10, 166, 5, '#ffffff', 'opacity=".5"'),
    rect(134, 116, 122, 18, 8, tone.base),
    rect(136, 226, 118, 8, 4, tone.base),
    rect(132, 300, 126, 16, 7, tone.base),
    path('M140 128l-16 -8v18z', tone.dark),
  ].join('')

export const milkFrother: Draw = (tone) =>
  [
    shadow(200, 105),
    stroke('M254 160q48 4 44 50t-50 44', tone.dark, 13),
    path('M144 132h112l10 152h-132z', tone.base),
    path('M222 132h34l10 152h-38z', tone.dark, 'opacity=".45"'),
    path('M156 136h14l-8 146h-14z', '#ffffff', 'opacity=".5"'),
    path('M144 132l-22 -12l20 34z', tone.dark),
    ellipse(200, 130, 58, 16, tone.light),
    path('M150 130q6 -28 34 -24q14 -24 36 -2q32 -4 30 26z', '#fffdf8'),
    rect(128, 282, 144, 34, 14, '#35302d'),
    circle(200, 300, 7, CARAMEL),
  ].join('')

export const dripper: Draw = (tone) =>
  [
    shadow(195, 110),
    stroke('M238 210q56 0 50 46t-54 40', '#cdd8d9', 10),
    path('M158 194h76q-6 22 22 62q14 60 -22 60h-76q-36 0 -22 -60q28 -40 22 -62z', GLASS),
    path('M142 262q54 -12 108 0q8 52 -18 54h-72q-26 -2 -18 -54z', COFFEE),
    path('M152 210q-6 30 -14 50l10 2q8 -20 14 -50z', '#ffffff', 'opacity=".6"'),
    rect(134, 180, 124, 14, 7, tone.dark),
    path('M126 96h140l-42 86h-56z', tone.base),
    path('M228 96h38l-42 86h-18z', tone.dark, 'opacity=".5"'),
    path('M146 96h14l28 86h-10z', tone.light, 'opacity=".8"'),
    ellipse(196, 96, 70, 14, tone.light),
    ellipse(196, 98, 58, 9, COFFEE),
    steam(196, 84),
    at(310, 284, 0.9, cup(white, 56)),
  ].join('')

export const espressoCups: Draw = (tone) =>
  [
    shadow(150, 90),
    shadow(268, 80, 322),
    ellipse(150, 306, 78, 13, tone.pale),
    ellipse(150, 303, 50, 7, tone.light),
    at(150, 238, 1.5, cup(tone, 62)),
    ellipse(272, 314, 64, 11, tone.pale),
    at(272, 262, 1.15, cup(tone, 62)),
    at(272, 218, 1.15, cup(tone, 62)),
    steam(148, 222),
  ].join('')

export const mugs: Draw = (tone) => {
  const mug = (fill: typeof tone) =>
    [
      stroke('M96 40q44 -4 40 36t-46 36', fill.dark, 14),
      rect(0, 4, 104, 136, 16, fill.base),
      rect(0, 92, 104, 48, 16, fill.pale, 'opacity=".5"'),
      rect(76, 4, 28, 136, 14, fill.dark, 'opacity=".45"'),
      ellipse(52, 8, 52, 13, fill.light),
      ellipse(52, 10, 42, 8, COFFEE),
    ].join('')
  return [
    shadow(145, 90),
    shadow(250, 90, 326),
    at(84, 172, 1, mug(tone)),
    at(196, 192, 0.95, mug(toneOf('#efe3cf'))),
    steam(136, 164),
  ].join('')
}

export const travelMug: Draw = (tone) =>
  [
    shadow(200, 90),
    path('M150 130h100l-14 186h-72z', tone.base),
    path('M222 130h28l-14 186h-22z', tone.dark, 'opacity=".55"'),
    path('M162 134h12l8 178h-10z', tone.light, 'opacity=".7"'),
    path('M156 196h88l-5 56h-78z', '#c9a878'),
    rect(142, 108, 116, 26, 8, ESPRESSO),
    rect(152, 92, 96, 20, 8, '#4a3022'),
    rect(176, 84, 30, 12, 5, STEEL),
  ].join('')
