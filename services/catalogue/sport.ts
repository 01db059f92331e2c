/** Sport and outdoor. */
import type { Draft } from './product.ts'

export const SPORT: readonly Draft[] = [
  {
    id: 'yoga-mat',
    titles:
      'Yogamatte aus Kork | Tapis de yoga en liège | Mata do jogi z korka | Korková podložka na jógu | Parafa jógaszőnyeg | Korková podložka na jogu | Mantar yoga matı',
    about: 'sport',
    sections: 'fitness yoga-mats',
    drawing: 'yoga-mat',
    color: 'sage',
    euroCents: 3499,
  },
  {
    id: 'sports-leggings',
    titles:
      'Sportleggings | Leggings de sport | Legginsy sportowe | Sportovní legíny | Sportleggings | Športové legíny | Spor tayt',
    about: 'clothing',
    sections: 'fitness sportswear',
    drawing: 'leggings',
    color: 'berry',
    size: 'M',
    euroCents: 1999,
  },
  {
    id: 'dumbbells',
    titles:
      '2 Hanteln, je 2 kg | 2 haltères de 2 kg | 2 hantle po 2 kg | 2 činky po 2 kg | 2 kézi súlyzó, 2 kg | 2 činky po 2 kg | 2 kg’lık 2 dambıl',
    about: 'sport',
    sections: 'fitness',
    drawing: 'dumbbells',
    color: 'petrol',
    euroCents: 1799,
  },
  {
    id: 'running-shoes',
    titles:
      'Laufschuhe | Chaussures de course | Buty do biegania | Běžecké boty | Futócipő | Bežecké topánky | Koşu ayakkabısı',
    about: 'shoes',
    sections: 'fitness sportswear',
    drawing: 'running-shoes',
    color: 'sky',
    size: '39',
    euroCents: 4999,
    euroCentsBefore: 5999,
  },
  {
    id: 'bike-helmet',
    titles:
      'Fahrradhelm | Casque de vélo | Kask rowerowy | Cyklistická přilba | Kerékpáros bukósisak | Cyklistická prilba | Bisiklet kaskı',
    about: 'sport',
    sections: 'cycling bike-accessories',
    drawing: 'helmet',
    color: 'cream',
    size: '54–58 cm',
    euroCents: 3499,
  },
  {
    id: 'cycling-jacket',
    titles:
      'Radjacke mit Reflektoren | Veste de vélo réfléchissante | Kurtka rowerowa z odblaskami | Cyklistická bunda s reflexními prvky | Fényvisszaverős kerékpáros dzseki | Cyklistická bunda s reflexnými prvkami | Reflektörlü bisiklet ceketi',
    about: 'outerwear',
    sections: 'cycling cycling-clothing rainwear',
    drawing: 'raincoat',
    color: 'petrol',
    size: 'L',
    euroCents: 4499,
  },
  {
    id: 'hiking-backpack',
    titles:
      'Wanderrucksack, 22 l | Sac à dos de randonnée, 22 l | Plecak turystyczny, 22 l | Turistický batoh, 22 l | Túrahátizsák, 22 l | Turistický ruksak, 22 l | Yürüyüş sırt çantası, 22 l',
    about: 'sport',
    sections: 'camping backpacks',
    drawing: 'backpack',
    color: 'green',
    euroCents: 3999,
  },
  {
    id: 'steel-bottle',
    titles:
      'Isolierflasche aus Edelstahl, 750 ml | Gourde isotherme en inox, 750 ml | Stalowa butelka termiczna, 750 ml | Nerezová termoláhev, 750 ml | Rozsdamentes acél hőtartó palack, 750 ml | Nerezová termofľaša, 750 ml | Paslanmaz çelik termos şişe, 750 ml',
    about: 'sport',
    sections: 'camping',
    drawing: 'bottle',
    color: 'terracotta',
    euroCents: 1999,
  },
  {
    id: 'two-person-tent',
    titles:
      'Zelt für zwei Personen | Tente deux places | Namiot dwuosobowy | Stan pro dvě osoby | Kétszemélyes sátor | Stan pre dve osoby | İki kişilik çadır',
    about: 'sport',
    sections: 'camping last-pieces',
    drawing: 'tent',
    color: 'green',
    euroCents: 9999,
    stock: 2,
    availability: 'SHORTAGE',
  },
]
