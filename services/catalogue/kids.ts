/** For children. */
import type { Draft } from './product.ts'

export const KIDS: readonly Draft[] = [
  {
    id: 'kids-t-shirts',
    titles:
      '2 Kinder-T-Shirts | 2 t-shirts enfant | 2 koszulki dziecięce | 2 dětská trička | 2 gyerekpóló | 2 detské tričká | 2’li çocuk tişörtü',
    about: 'kids',
    sections: 'kids-clothing boys girls',
    drawing: 't-shirt',
    color: 'mustard',
    size: '110/116',
    euroCents: 1299,
  },
  {
    id: 'kids-rain-jacket',
    titles:
      'Kinder-Regenjacke | Veste de pluie enfant | Dziecięca kurtka przeciwdeszczowa | Dětská bunda do deště | Gyerek esődzseki | Detská bunda do dažďa | Çocuk yağmurluğu',
    about: 'outerwear',
    sections: 'kids-clothing boys girls',
    drawing: 'raincoat',
    color: 'red',
    size: '98/104',
    euroCents: 2499,
  },
  {
    id: 'baby-bodysuits',
    titles:
      '3 Babybodys aus Bio-Baumwolle | 3 bodys bébé en coton bio | 3 body niemowlęce z bawełny organicznej | 3 dětská body z biobavlny | 3 biopamut kombidressz | 3 detské body z biobavlny | 3’lü organik pamuklu bebek body',
    about: 'kids',
    sections: 'kids-clothing baby',
    drawing: 'onesie',
    color: 'sage',
    size: '74/80',
    euroCents: 1499,
    euroCentsBefore: 1799,
  },
  {
    id: 'kids-rain-boots',
    titles:
      'Kinder-Gummistiefel | Bottes de pluie enfant | Kalosze dziecięce | Dětské holínky | Gyerek gumicsizma | Detské gumáky | Çocuk yağmur çizmesi',
    about: 'shoes',
    sections: 'kids-clothing boys girls',
    drawing: 'rain-boots',
    color: 'petrol',
    size: '28',
    euroCents: 1699,
  },
  {
    id: 'wooden-train',
    titles:
      'Holzeisenbahn | Train en bois | Drewniana kolejka | Dřevěný vláček | Favonat | Drevený vláčik | Ahşap tren',
    about: 'toy',
    sections: 'toys wooden-toys',
    drawing: 'wooden-train',
    tint: 'red',
    euroCents: 2499,
  },
  {
    id: 'stacking-tower',
    titles:
      'Stapelturm aus Holz | Tour à empiler en bois | Drewniana wieża do układania | Dřevěná skládací věž | Fa egymásra rakható torony | Drevená skladacia veža | Ahşap istifleme kulesi',
    about: 'toy',
    sections: 'toys wooden-toys baby',
    drawing: 'stacking-tower',
    tint: 'sage',
    euroCents: 1499,
  },
  {
    id: 'memory-game',
    titles:
      'Paare-Spiel „Tiere des Waldes“ | Jeu de paires «Animaux de la forêt» | Gra w pary „Leśne zwierzęta” | Hra na páry „Lesní zvířata“ | „Erdei állatok” párkereső játék | Hra na dvojice „Lesné zvieratá“ | “Orman Hayvanları” eşleştirme oyunu',
    about: 'toy',
    sections: 'toys puzzles',
    drawing: 'memory-game',
    tint: 'green',
    euroCents: 999,
  },
  {
    id: 'school-backpack',
    titles:
      'Schulrucksack mit Brustgurt | Sac d’école à sangle pectorale | Plecak szkolny z pasem piersiowym | Školní batoh s hrudním popruhem | Iskolatáska mellpánttal | Školský batoh s hrudným popruhom | Göğüs kemerli okul çantası',
    about: 'kids',
    sections: 'school school-bags',
    drawing: 'backpack',
    color: 'navy',
    euroCents: 4999,
  },
]
