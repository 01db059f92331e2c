/** The colours of the products. */
import type { Texts } from '../text-table.ts'
import { localize } from './localize.ts'

interface Color {
  hex: string
  texts: Texts
}

const color = (hex: string, row: string): Color => ({ hex, texts: localize(row) })

export const COLORS = {
  cream: color('#efe3cf', 'Creme | crème | kremowy | krémová | krémszínű | krémová | krem'),
  caramel: color('#c58b4e', 'Karamell | caramel | karmelowy | karamelová | karamell | karamelová | karamel'),
  terracotta: color('#b5573a', 'Terrakotta | terracotta | terakota | terakotová | terrakotta | terakotová | kiremit'),
  red: color('#a83a33', 'Rot | rouge | czerwony | červená | piros | červená | kırmızı'),
  mustard: color('#d9a53a', 'Senfgelb | moutarde | musztardowy | hořčicová | mustársárga | horčicová | hardal'),
  sage: color('#8a9a7b', 'Salbei | sauge | szałwiowy | šalvějová | zsályazöld | šalviová | adaçayı yeşili'),
  green: color(
    '#4f6650',
    'Waldgrün | vert forêt | leśna zieleń | lesní zelená | erdőzöld | lesná zelená | orman yeşili',
  ),
  espresso: color('#4a3022', 'Espresso | espresso | espresso | espresso | eszpresszó | espresso | kahve'),
  black: color('#35302d', 'Schwarz | noir | czarny | černá | fekete | čierna | siyah'),
} as const satisfies Record<string, Color>

export type ColorName = keyof typeof COLORS
