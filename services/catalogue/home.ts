/** Home and living. */
import type { Draft } from './product.ts'

export const HOME: readonly Draft[] = [
  {
    id: 'table-lamp',
    titles:
      'Tischleuchte mit Keramikfuß | Lampe de table à pied en céramique | Lampa stołowa z ceramiczną podstawą | Stolní lampa s keramickou nohou | Kerámialábú asztali lámpa | Stolová lampa s keramickou nohou | Seramik ayaklı masa lambası',
    about: 'living',
    sections: 'lighting table-lamps',
    drawing: 'lamp',
    color: 'terracotta',
    euroCents: 3999,
  },
  {
    id: 'fairy-lights',
    titles:
      'LED-Lichterkette, 50 Lichter | Guirlande lumineuse LED, 50 lumières | Łańcuch świetlny LED, 50 lampek | LED světelný řetěz, 50 světel | LED-es fényfüzér, 50 fény | LED svetelná reťaz, 50 svetiel | 50 ışıklı LED ışık zinciri',
    about: 'living',
    sections: 'lighting fairy-lights',
    drawing: 'fairy-lights',
    tint: 'navy',
    euroCents: 1299,
  },
  {
    id: 'velvet-cushion',
    titles:
      'Samtkissen, 45 × 45 cm | Coussin en velours, 45 × 45 cm | Aksamitna poduszka, 45 × 45 cm | Sametový polštář, 45 × 45 cm | Bársonypárna, 45 × 45 cm | Zamatový vankúš, 45 × 45 cm | Kadife kırlent, 45 × 45 cm',
    about: 'textile',
    sections: 'bedroom blankets',
    drawing: 'cushion',
    color: 'mustard',
    euroCents: 1499,
  },
  {
    id: 'wool-blanket',
    titles:
      'Wolldecke mit Fransen | Plaid en laine à franges | Wełniany koc z frędzlami | Vlněná deka s třásněmi | Rojtos gyapjútakaró | Vlnená deka so strapcami | Püsküllü yün battaniye',
    about: 'textile',
    sections: 'bedroom blankets',
    drawing: 'folded-stack',
    color: 'caramel',
    euroCents: 4999,
    euroCentsBefore: 6499,
  },
  {
    id: 'bed-linen',
    titles:
      'Bettwäsche aus Baumwollsatin | Linge de lit en satin de coton | Pościel z satyny bawełnianej | Ložní prádlo z bavlněného saténu | Pamutszatén ágynemű | Posteľná bielizeň z bavlneného saténu | Pamuk saten nevresim takımı',
    about: 'textile',
    sections: 'bedroom bed-linen',
    drawing: 'bed-linen',
    color: 'sky',
    size: '135 × 200 cm',
    euroCents: 3999,
  },
  {
    id: 'bath-towels',
    titles:
      '2 Handtücher und 2 Gästetücher | 2 serviettes et 2 essuie-mains | 2 ręczniki i 2 ręczniki dla gości | 2 ručníky a 2 ručníky pro hosty | 2 törölköző és 2 vendégtörölköző | 2 uteráky a 2 uteráky pre hostí | 2 havlu ve 2 misafir havlusu',
    about: 'textile',
    sections: 'bathroom towels',
    drawing: 'folded-stack',
    color: 'sage',
    euroCents: 1999,
  },
  {
    id: 'bath-mat',
    titles:
      'Badematte, 50 × 80 cm | Tapis de bain, 50 × 80 cm | Dywanik łazienkowy, 50 × 80 cm | Koupelnová předložka, 50 × 80 cm | Fürdőszobaszőnyeg, 50 × 80 cm | Kúpeľňová predložka, 50 × 80 cm | Banyo paspası, 50 × 80 cm',
    about: 'textile',
    sections: 'bathroom bath-mats',
    drawing: 'folded-stack',
    color: 'grey',
    euroCents: 1699,
  },
  {
    id: 'oak-chair',
    titles:
      'Stuhl aus Eichenholz | Chaise en chêne | Krzesło dębowe | Dubová židle | Tölgyfa szék | Dubová stolička | Meşe sandalye',
    about: 'living',
    sections: 'furniture chairs',
    drawing: 'chair',
    color: 'caramel',
    euroCents: 8999,
    stock: 12,
  },
  {
    id: 'ladder-shelf',
    titles:
      'Leiterregal | Étagère échelle | Regał drabinkowy | Žebříkový regál | Létrapolc | Rebríkový regál | Merdiven raf',
    about: 'living',
    sections: 'furniture shelves offers-home',
    drawing: 'shelf',
    color: 'sand',
    euroCents: 6999,
    euroCentsBefore: 8999,
  },
  {
    id: 'ceramic-vase',
    titles:
      'Keramikvase mit Trockenblumen | Vase en céramique avec fleurs séchées | Ceramiczny wazon z suszonymi kwiatami | Keramická váza se sušenými květinami | Kerámiaváza szárazvirágokkal | Keramická váza so sušenými kvetmi | Kuru çiçekli seramik vazo',
    about: 'living',
    sections: 'lighting',
    drawing: 'vase',
    color: 'cream',
    euroCents: 1999,
  },
  {
    id: 'scented-candle',
    titles:
      'Duftkerze Zeder und Vanille | Bougie parfumée cèdre et vanille | Świeca zapachowa cedr i wanilia | Vonná svíčka cedr a vanilka | Cédrus–vanília illatgyertya | Vonná sviečka céder a vanilka | Sedir ve vanilya kokulu mum',
    about: 'living',
    sections: 'lighting',
    drawing: 'candle',
    color: 'terracotta',
    euroCents: 999,
    availability: 'NOT_AVAILABLE',
    stock: 0,
  },
]
