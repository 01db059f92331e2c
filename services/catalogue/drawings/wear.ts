/** Trousers, shoes and accessories. */
import {
  at,
  CREAM,
  circle,
  type Draw,
  ESPRESSO,
  ellipse,
  mix,
  path,
  rect,
  shadow,
  stroke,
  type Tone,
  toneOf,
  WOOD,
} from './shapes.ts'

const DROP = 'filter="url(#soft)"'
const clips = (): string =>
  stroke('M200 66q-2 -14 10 -16t8 -16t-20 -2M200 66v22', '#8e7a66', 5) +
  rect(132, 86, 136, 9, 4, WOOD) +
  rect(146, 84, 16, 24, 3, '#8e9297') +
  rect(238, 84, 16, 24, 3, '#8e9297')

export const trousers: Draw = (tone) =>
  [
    clips(),
    path('M136 100h128l22 238h-60l-26 -150l-26 150h-60z', tone.base, DROP),
    path('M226 100h38l22 238h-26q-10 -130 -34 -238z', tone.dark, 'opacity=".45"'),
    rect(136, 100, 128, 18, 2, tone.dark),
    stroke('M200 118v60', tone.dark, 3),
    stroke('M146 124q14 26 -6 40M254 124q-14 26 6 40', tone.dark, 3),
    stroke('M164 140l-14 196M236 140l14 196', tone.light, 3, 'opacity=".5"'),
    circle(200, 109, 4, ESPRESSO),
  ].join('')

export const leggings: Draw = (tone) =>
  [
    clips(),
    path('M140 100h120q14 70 0 130l-12 110h-32l-16 -150l-16 150h-32l-12 -110q-14 -60 0 -130z', tone.base, DROP),
    path('M236 100h24q14 70 0 130l-12 110h-16q14 -120 4 -240z', tone.dark, 'opacity=".5"'),
    rect(140, 100, 120, 30, 4, tone.dark),
    stroke('M150 140q-10 60 8 190', tone.light, 6, 'opacity=".7"'),
  ].join('')

export const scarf: Draw = (tone) =>
  [
    stroke('M200 66q-2 -14 10 -16t8 -16t-20 -2', '#8e7a66', 5),
    circle(200, 96, 28, 'none', `stroke="${WOOD}" stroke-width="8"`),
    path('M176 104q24 -16 48 0l36 190h-62z', tone.dark, DROP),
    path('M224 104q-24 -16 -48 0l-46 220h66z', tone.base, DROP),
    stroke('M166 156l46 6M156 200l48 6M146 246l52 6', tone.pale, 7, 'opacity=".8"'),
    stroke(
      'M136 324v18M150 324v20M164 324v20M178 324v20M192 324v18M206 294v18M222 294v20M238 294v20M254 294v18',
      tone.base,
      4,
    ),
  ].join('')

export const handbag: Draw = (tone) =>
  [
    shadow(200, 125),
    stroke('M140 184q0 -110 60 -110t60 110', tone.dark, 11),
    path('M96 176h208l18 124q2 16 -16 16h-212q-18 0 -16 -16z', tone.base),
    path('M272 176h32l18 124q2 16 -16 16h-26q6 -80 -8 -140z', tone.dark, 'opacity=".6"'),
    path('M96 176h208l6 44q-110 50 -220 0z', tone.light),
    rect(184, 222, 32, 36, 6, '#d9b25f'),
    circle(200, 240, 5, tone.deep),
    stroke('M100 188q100 8 200 0', tone.dark, 2, 'stroke-dasharray="6 5"'),
  ].join('')

const sock = (tone: Tone): string =>
  [
    path('M0 0h56v120q0 18 14 28l34 26q18 16 4 34t-40 6l-52 -30q-16 -10 -16 -34z', tone.base),
    path('M40 0h16v120q0 18 14 28l34 26q14 12 8 26q-20 4 -48 -18q-24 -18 -24 -52z', tone.dark, 'opacity=".4"'),
    rect(-2, 0, 60, 26, 6, tone.dark),
    stroke('M0 46h56M0 60h56', tone.pale, 5),
  ].join('')

export const socks: Draw = (tone) =>
  shadow(200, 140) +
  [mix(tone.base, CREAM, 0.5), '#24425c', tone.base]
    .map((hex, index) => at(92 + index * 66, 96 + index * 6, 1, sock(toneOf(hex))))
    .join('')

export const slippers: Draw = (tone) => {
  const one = [
    path('M6 72q-6 -30 8 -38q34 16 66 4q24 -40 70 -26q46 14 50 60z', tone.base),
    path('M80 38q24 -40 70 -26q46 14 50 60h-40q-8 -34 -80 -34z', tone.light),
    ellipse(48, 38, 34, 10, tone.deep),
    ellipse(48, 42, 26, 6, CREAM),
    stroke('M88 40q60 2 70 30', tone.dark, 3, 'stroke-dasharray="6 6"'),
    rect(0, 70, 206, 20, 10, '#8a6a4a'),
  ].join('')
  return shadow(200, 140) + at(154, 168, 0.9, one) + at(74, 226, 1, one)
}

/** `trim` is drawn on a winter boot only. */
const pairOfBoots = (tone: Tone, trim: string): string => {
  const boot = (fill: Tone) =>
    [
      path('M0 0h84v112q4 22 34 28q36 6 36 40v12h-154z', fill.base),
      path('M60 0h24v112q4 22 34 28q36 6 36 40v8q-60 -6 -84 -60z', fill.dark, 'opacity=".45"'),
      rect(-2, -4, 88, 18, 8, fill.dark),
      rect(-4, 186, 162, 20, 8, ESPRESSO),
      trim,
      rect(8, 26, 10, 140, 5, fill.light, 'opacity=".6"'),
    ].join('')
  return shadow(205, 135) + at(182, 112, 0.92, boot(toneOf(tone.dark))) + at(84, 114, 1, boot(tone))
}

export const boots: Draw = (tone) =>
  pairOfBoots(tone, rect(-4, -8, 92, 24, 11, CREAM) + stroke('M70 50h22M70 74h24M72 98h26', CREAM, 5))

export const rainBoots: Draw = (tone) =>
  pairOfBoots(tone, rect(0, 40, 84, 12, 0, CREAM, 'opacity=".85"') + circle(104, 160, 5, CREAM))

export const runningShoes: Draw = (tone) => {
  const one = [
    path('M8 52q-2 -44 22 -48q12 22 40 18q22 -2 40 -22l30 34q20 14 60 20q34 6 34 34h-222q-6 -16 -4 -36z', tone.base),
    path('M140 34q20 14 60 20q34 6 34 34h-60q-20 -30 -34 -54z', tone.light),
    path('M4 84h232q4 28 -18 28h-196q-20 0 -18 -28z', '#fbf5ea'),
    path('M6 100h228q-2 12 -16 12h-196q-14 0 -16 -12z', '#b5573a'),
    stroke('M92 40l26 -14M104 50l26 -14M116 62l26 -16', '#fbf5ea', 6),
    path('M30 80q30 -40 74 -12l-14 12z', tone.dark),
  ].join('')
  return shadow(200, 150) + at(118, 130, 0.88, one) + at(66, 206, 1, one)
}

export const helmet: Draw = (tone) =>
  [
    shadow(200, 125),
    stroke('M118 246q20 70 76 62M270 250q-30 52 -66 58', ESPRESSO, 7),
    rect(184, 296, 30, 18, 6, ESPRESSO),
    path('M76 244q0 -122 124 -124t128 116q2 14 -14 14q-30 -16 -96 -10t-126 14q-16 2 -16 -10z', tone.base),
    path('M240 126q84 20 88 110q2 14 -14 14q-14 -8 -38 -10q8 -70 -36 -114z', tone.dark, 'opacity=".4"'),
    path(
      'M128 160q26 -26 50 -26q-22 40 -24 84l-36 4q-4 -36 10 -62zM196 132q24 0 40 8q16 34 16 74l-72 2q-4 -44 16 -84z',
      tone.deep,
    ),
    path('M316 236q34 4 40 18q-20 8 -52 -2z', tone.dark),
  ].join('')

export const backpack: Draw = (tone) =>
  [
    shadow(200, 115),
    stroke('M168 92q0 -42 32 -42t32 42', tone.deep, 10),
    path('M108 180q-28 20 -20 112l24 8zM292 180q28 20 20 112l-24 8z', tone.deep),
    path('M110 140q0 -64 64 -64h52q64 0 64 64v148q0 28 -28 28h-124q-28 0 -28 -28z', tone.base),
    path('M250 82q40 12 40 58v148q0 28 -28 28h-16q20 -120 4 -234z', tone.dark, 'opacity=".55"'),
    stroke('M126 150q74 26 148 0', tone.dark, 6),
    rect(136, 204, 128, 90, 18, tone.light),
    stroke('M150 226h100', tone.dark, 5),
    rect(190, 222, 20, 18, 4, '#d9a53a'),
    rect(180, 108, 40, 24, 5, CREAM),
    stroke('M156 96v54M244 96v54', tone.deep, 7),
  ].join('')
