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
  sand: color('#d3b88c', 'Sand | sable | piaskowy | písková | homokszínű | piesková | kum rengi'),
  caramel: color('#c58b4e', 'Karamell | caramel | karmelowy | karamelová | karamell | karamelová | karamel'),
  terracotta: color('#b5573a', 'Terrakotta | terracotta | terakota | terakotová | terrakotta | terakotová | kiremit'),
  red: color('#a83a33', 'Rot | rouge | czerwony | červená | piros | červená | kırmızı'),
  rose: color('#d59a92', 'Altrosa | vieux rose | pudrowy róż | starorůžová | mályva | staroružová | gül kurusu'),
  mustard: color('#d9a53a', 'Senfgelb | moutarde | musztardowy | hořčicová | mustársárga | horčicová | hardal'),
  sage: color('#8a9a7b', 'Salbei | sauge | szałwiowy | šalvějová | zsályazöld | šalviová | adaçayı yeşili'),
  green: color(
    '#4f6650',
    'Waldgrün | vert forêt | leśna zieleń | lesní zelená | erdőzöld | lesná zelená | orman yeşili',
  ),
  sky: color('#9fb9cc', 'Hellblau | bleu clair | jasnoniebieski | světle modrá | világoskék | svetlomodrá | açık mavi'),
  petrol: color('#2f6671', 'Petrol | pétrole | petrol | petrolejová | petrol | petrolejová | petrol'),
  navy: color('#24425c', 'Dunkelblau | bleu nuit | granatowy | tmavě modrá | sötétkék | tmavomodrá | lacivert'),
  berry: color('#7a3550', 'Beere | baie | jagodowy | borůvková | bogyólila | lesné plody | böğürtlen'),
  espresso: color('#4a3022', 'Espresso | expresso | espresso | espresso | eszpresszó | espresso | kahve'),
  black: color('#35302d', 'Schwarz | noir | czarny | černá | fekete | čierna | siyah'),
  grey: color('#8f8b86', 'Grau | gris | szary | šedá | szürke | sivá | gri'),
  steel: color(
    '#b9bcc0',
    'Edelstahl | inox | stal szlachetna | nerez | rozsdamentes acél | nehrdzavejúca oceľ | paslanmaz çelik',
  ),
  white: color('#f6f2ec', 'Weiß | blanc | biały | bílá | fehér | biela | beyaz'),
} as const satisfies Record<string, Color>

export type ColorName = keyof typeof COLORS
