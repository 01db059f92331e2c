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
  STEEL,
  shadow,
  stroke,
  type Tone,
  toneOf,
  WOOD,
} from './shapes.ts'

export const pan: Draw = (tone) =>
  [
    shadow(170, 140),
    stroke('M262 252l92 -34', tone.dark, 18),
    circle(352, 219, 4, CREAM),
    path('M60 250h220q-8 60 -50 62h-120q-42 -2 -50 -62z', tone.base),
    ellipse(170, 250, 110, 32, tone.dark),
    ellipse(170, 252, 96, 26, tone.deep),
    ellipse(160, 252, 40, 15, '#fffdf8'),
    ellipse(162, 249, 17, 9, '#e3a83c'),
    stroke('M74 268q8 34 36 40', tone.light, 5, 'opacity=".5"'),
    stroke('M206 262q22 -10 26 -24', '#7b9a63', 5),
  ].join('')

export const casserole: Draw = (tone) =>
  [
    shadow(200, 150),
    stroke('M88 224h-26v24h28M312 224h26v24h-28', tone.dark, 12),
    path('M86 200h228v72q0 44 -44 44h-140q-44 0 -44 -44z', tone.base),
    path('M264 200h50v72q0 44 -44 44h-22q16 -50 16 -116z', tone.dark, 'opacity=".5"'),
    path('M102 206h14q-2 70 16 104q-30 -6 -30 -40z', tone.light, 'opacity=".8"'),
    path('M94 196q20 -50 106 -50t106 50z', tone.light),
    path('M232 149q58 8 74 47h-44q-6 -30 -30 -47z', tone.base, 'opacity=".7"'),
    rect(80, 192, 240, 14, 7, tone.dark),
    rect(180, 124, 40, 22, 10, ESPRESSO),
  ].join('')

export const knives: Draw = (tone) => {
  const knife = (length: number, width: number) =>
    [
      path(`M0 0h${width}v${-length}q-${width} ${width * 0.4} -${width} ${length * 0.5}z`, tone.base),
      path(
        `M${width * 0.6} 0h${width * 0.4}v${-length}q-${width * 0.3} 6 -${width * 0.4} ${width * 0.3}z`,
        '#ffffff',
        'opacity=".4"',
      ),
      rect(2, 0, width - 4, 96, 8, ESPRESSO),
      circle(width / 2, 26, 3, STEEL),
      circle(width / 2, 66, 3, STEEL),
    ].join('')
  return [
    shadow(200, 130),
    rect(86, 120, 228, 192, 18, WOOD),
    rect(86, 120, 228, 12, 6, '#cfa478'),
    stroke('M100 170h200M100 220h200M100 270h200', '#9a6f43', 2, 'opacity=".4"'),
    at(118, 196, 1, knife(130, 34)),
    at(186, 196, 1, knife(110, 30)),
    at(248, 196, 1, knife(84, 24)),
  ].join('')
}

export const cakeTin: Draw = (tone) =>
  [
    shadow(200, 140),
    path('M110 212q0 -44 90 -44t90 44v20h-180z', '#c08a50'),
    ellipse(200, 208, 90, 28, '#d5a266'),
    path('M120 204q18 -34 80 -34t80 34q-10 14 -26 6t-26 6t-28 2t-28 -4t-26 4t-26 -14z', '#fff6ea'),
    circle(170, 188, 9, '#a83a33'),
    circle(206, 182, 9, '#a83a33'),
    circle(238, 192, 9, '#a83a33'),
    path('M92 226h216v74q0 14 -14 14h-188q-14 0 -14 -14z', tone.base),
    path('M262 226h46v74q0 14 -14 14h-32z', tone.dark, 'opacity=".5"'),
    rect(100, 232, 12, 74, 6, tone.light, 'opacity=".8"'),
    rect(86, 218, 228, 14, 7, tone.dark),
    rect(300, 246, 20, 40, 6, STEEL),
  ].join('')

export const bowls: Draw = (tone) => {
  const bowl = (x: number, y: number, half: number, fill: Tone) =>
    [
      path(
        `M${x - half} ${y}q4 ${half} ${half * 0.6} ${half}h${half * 0.8}q${half * 0.56} 0 ${half * 0.6} ${-half}z`,
        fill.base,
      ),
      path(
        `M${x + half * 0.4} ${y}h${half * 0.6}q-4 ${half} -${half * 0.6} ${half}h-${half * 0.3}q${half * 0.3} -${half * 0.5} ${half * 0.3} -${half}z`,
        fill.dark,
        'opacity=".5"',
      ),
      ellipse(x, y, half, half * 0.17, fill.light),
      ellipse(x, y + 1, half * 0.9, half * 0.12, fill.deep, 'opacity=".5"'),
    ].join('')
  return [
    shadow(200, 130),
    bowl(200, 196, 118, tone),
    bowl(200, 160, 92, toneOf('#efe3cf')),
    bowl(200, 128, 68, toneOf('#8a9a7b')),
    stroke('M250 120l44 -62', WOOD, 9),
  ].join('')
}

export const plates: Draw = (tone) => {
  const plate = (y: number) =>
    ellipse(150, y, 108, 20, tone.dark) +
    ellipse(150, y - 6, 108, 20, tone.light) +
    ellipse(150, y - 6, 70, 11, tone.base)
  return [
    shadow(150, 120),
    shadow(280, 90),
    circle(268, 208, 104, tone.dark),
    circle(264, 206, 104, tone.base),
    circle(264, 206, 70, tone.light),
    circle(264, 206, 70, 'none', `stroke="${tone.dark}" stroke-width="3" opacity=".5"`),
    stroke('M188 160q26 -44 74 -46', '#ffffff', 8, 'opacity=".5"'),
    plate(304),
    plate(288),
    plate(272),
  ].join('')
}

export const glasses: Draw = () => {
  const glass = (x: number, y: number, scale: number) =>
    at(
      x,
      y,
      scale,
      [
        path('M-36 0h72l-12 170q0 8 -8 8h-32q-8 0 -8 -8z', '#eaf1f1', 'opacity=".9"'),
        path('M-30 96h60l-6 68q0 8 -8 8h-32q-8 0 -8 -8z', '#f7efe2'),
        path('M-33 52h66l-3 46h-60z', '#b98255'),
        path('M-34 52q8 -40 30 -34q20 -18 38 34z', '#fffaf2'),
        path('M-28 6h8l8 164h-8z', '#ffffff', 'opacity=".55"'),
      ].join(''),
    )
  return shadow(200, 150) + glass(128, 136, 0.95) + glass(282, 140, 0.95) + glass(204, 128, 1.08)
}

export const basket: Draw = (tone) => {
  const weave = (rows: number, width: number) =>
    Array.from({ length: rows }, (_, row) =>
      stroke(
        `M${8 + row} ${14 + row * 18}h${width - 16 - row * 2}`,
        row % 2 ? tone.dark : tone.light,
        9,
        'stroke-dasharray="14 12" opacity=".75"',
      ),
    ).join('')
  const one = (width: number, rows: number) =>
    stroke(`M${width * 0.28} 4q${width * 0.22} -50 ${width * 0.44} 0`, tone.deep, 8) +
    path(`M0 0h${width}l-14 ${rows * 18 + 12}h${28 - width}z`, tone.base) +
    weave(rows, width) +
    rect(-4, -6, width + 8, 14, 7, tone.dark)
  return [
    shadow(200, 150),
    path('M120 176q-4 -40 30 -34q20 -30 44 0q30 -6 24 34z', '#f6f2ec'),
    at(72, 176, 1, one(170, 7)),
    at(228, 228, 1, one(120, 4)),
  ].join('')
}

/** Four folded towels or blankets. */
export const foldedStack: Draw = (tone) => {
  const colors = [tone.base, mix(tone.base, CREAM, 0.45), tone.dark, mix(tone.base, CREAM, 0.2)]
  return (
    shadow(200, 140) +
    colors
      .map((color, index) => {
        const y = 268 - index * 48
        const x = 84 + (index % 2) * 6
        return [
          rect(x, y, 226, 48, 22, color),
          path(`M${x + 200} ${y}h4q22 0 22 24t-22 24h-4q14 -24 0 -48z`, ESPRESSO, 'opacity=".12"'),
          stroke(`M${x + 18} ${y + 24}h176`, ESPRESSO, 2, 'opacity=".16"'),
          rect(x + 22, y + 4, 150, 6, 3, '#ffffff', 'opacity=".28"'),
        ].join('')
      })
      .join('') +
    stroke('M104 300v16M118 302v16M132 302v16M146 302v16', tone.dark, 4)
  )
}
