import {
  at,
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

const white = toneOf('#f6f2ec')
const GLASS = '#dfe9ea'
const COFFEE = '#5a3722'
const NEEDLE = '#a83a33'

export const automaticMachine: Draw = (tone) =>
  [
    shadow(200, 130),
    path('M146 92l8 -32h92l8 32z', '#d8cfc4', 'opacity=".85"'),
    path('M152 88l4 -16h88l4 16z', COFFEE),
    rect(148, 54, 104, 10, 5, tone.dark),
    rect(112, 88, 176, 228, 18, tone.base),
    path('M250 88h20q18 0 18 18v192q0 18 -18 18h-20z', tone.dark, 'opacity=".55"'),
    rect(120, 98, 10, 200, 5, tone.light, 'opacity=".6"'),
    rect(138, 104, 104, 50, 10, tone.deep),
    circle(166, 129, 9, '#e9dcc8'),
    circle(190, 129, 5, '#c58b4e'),
    rect(204, 119, 28, 20, 4, '#9fb9cc'),
    path('M138 168h104v116h-104z', tone.deep),
    rect(172, 160, 36, 34, 6, STEEL),
    rect(180, 190, 6, 12, 2, '#8e9297'),
    rect(194, 190, 6, 12, 2, '#8e9297'),
    stroke('M183 202v26M197 202v26', COFFEE, 3),
    at(190, 232, 0.9, cup(white, 54)),
    rect(128, 282, 124, 12, 4, STEEL),
    rect(112, 300, 176, 16, 8, tone.dark),
  ].join('')

export const portafilterMachine: Draw = (tone) =>
  [
    shadow(200, 150),
    at(150, 96, 0.75, cup(white, 50)),
    at(206, 96, 0.75, cup(white, 50)),
    rect(96, 124, 208, 12, 6, STEEL),
    rect(96, 132, 208, 70, 14, tone.base),
    path('M268 132h22q14 0 14 14v42q0 14 -14 14h-22z', tone.dark, 'opacity=".5"'),
    rect(106, 142, 188, 8, 4, tone.light, 'opacity=".6"'),
    circle(240, 168, 20, '#f6f2ec'),
    circle(240, 168, 20, 'none', `stroke="${STEEL}" stroke-width="5"`),
    stroke('M240 168l9 -10', NEEDLE, 3),
    circle(130, 172, 9, STEEL),
    circle(158, 172, 9, STEEL),
    rect(112, 200, 176, 92, 0, tone.deep),
    rect(160, 198, 70, 18, 4, STEEL),
    rect(170, 214, 50, 14, 4, '#8e9297'),
    stroke('M170 222h-62', ESPRESSO, 13),
    stroke('M188 228v22M202 228v22', COFFEE, 3),
    at(195, 252, 0.8, cup(white, 54)),
    stroke('M272 200v30l10 34', STEEL, 6),
    rect(92, 290, 216, 14, 5, STEEL),
    rect(92, 300, 216, 16, 7, tone.dark),
  ].join('')

export const capsuleMachine: Draw = (tone) =>
  [
    shadow(200, 115),
    rect(220, 110, 66, 204, 26, GLASS, 'opacity=".9"'),
    rect(226, 190, 54, 116, 20, '#bcd3d6', 'opacity=".8"'),
    path('M140 100q0 -30 40 -30h36q34 0 34 34v212h-82v-118h-28z', tone.base),
    path('M218 70q32 2 32 34v212h-26z', tone.dark, 'opacity=".55"'),
    path('M150 104q0 -24 34 -24h14q-30 6 -30 24z', tone.light, 'opacity=".8"'),
    stroke('M148 84q-34 -8 -30 26', STEEL, 9),
    rect(142, 196, 30, 14, 4, tone.deep),
    stroke('M157 210v34', COFFEE, 3),
    at(154, 250, 0.85, cup(white, 56)),
    rect(112, 294, 92, 12, 5, STEEL),
    rect(108, 302, 150, 14, 7, tone.dark),
    steam(152, 234),
  ].join('')

export const grinder: Draw = (tone) =>
  [
    shadow(200, 100),
    rect(148, 56, 104, 12, 6, tone.dark),
    path('M150 68h100l-16 76h-68z', GLASS, 'opacity=".9"'),
    path('M155 92h90l-11 52h-68z', COFFEE),
    circle(180, 106, 6, ESPRESSO),
    circle(204, 118, 6, ESPRESSO),
    circle(222, 104, 6, ESPRESSO),
    rect(142, 142, 116, 174, 16, tone.base),
    path('M232 142h10q16 0 16 16v142q0 16 -16 16h-10z', tone.dark, 'opacity=".6"'),
    rect(150, 152, 8, 150, 4, tone.light, 'opacity=".6"'),
    circle(200, 178, 18, STEEL),
    stroke('M200 178l8 -10', tone.deep, 4),
    rect(162, 214, 76, 90, 8, GLASS, 'opacity=".95"'),
    path('M162 262q38 -14 76 0v34q0 8 -8 8h-60q-8 0 -8 -8z', COFFEE),
  ].join('')

export const handGrinder: Draw = (tone) =>
  [
    shadow(190, 85),
    stroke('M196 112v-22h88', '#8e9297', 9),
    ellipse(286, 74, 14, 18, WOOD),
    rect(152, 110, 88, 120, 12, tone.base),
    rect(216, 110, 24, 120, 10, tone.dark, 'opacity=".6"'),
    rect(160, 118, 10, 104, 5, '#ffffff', 'opacity=".45"'),
    rect(146, 224, 100, 92, 14, WOOD),
    rect(218, 224, 28, 92, 12, '#9a6f43', 'opacity=".7"'),
    stroke('M156 246h80M156 270h80M156 294h80', '#9a6f43', 2, 'opacity=".5"'),
    rect(148, 102, 96, 14, 7, tone.dark),
  ].join('')
