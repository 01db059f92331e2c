/** Gift cards. Their face value is a round amount on each site. */
import type { Draft } from './product.ts'

export const GIFT_CARDS: readonly Draft[] = [
  {
    id: 'gift-card-coffee-break',
    titles:
      'Geschenkkarte „Kaffeepause“ | Carte cadeau «Pause café» | Karta podarunkowa „Przerwa na kawę” | Dárková karta „Chvilka na kávu“ | „Kávészünet” ajándékkártya | Darčeková karta „Chvíľka na kávu“ | “Kahve Molası” hediye kartı',
    about: 'giftCard',
    sections: 'gift-cards',
    drawing: 'gift-card',
    tint: 'espresso',
    euroCents: 2500,
  },
  {
    id: 'gift-card-all-the-best',
    titles:
      'Geschenkkarte „Alles Gute“ | Carte cadeau «Meilleurs vœux» | Karta podarunkowa „Wszystkiego najlepszego” | Dárková karta „Všechno nejlepší“ | „Minden jót!” ajándékkártya | Darčeková karta „Všetko najlepšie“ | “En İyi Dileklerle” hediye kartı',
    about: 'giftCard',
    sections: 'gift-cards',
    drawing: 'gift-card',
    tint: 'terracotta',
    euroCents: 5000,
  },
  {
    id: 'gift-card-new-home',
    titles:
      'Geschenkkarte „Neues Zuhause“ | Carte cadeau «Nouveau chez-soi» | Karta podarunkowa „Nowy dom” | Dárková karta „Nový domov“ | „Új otthon” ajándékkártya | Darčeková karta „Nový domov“ | “Yeni Yuva” hediye kartı',
    about: 'giftCard',
    sections: 'gift-cards',
    drawing: 'gift-card',
    tint: 'sage',
    euroCents: 10000,
  },
]
