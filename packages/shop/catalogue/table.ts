/** The products of the shop. They show each kind, price, availability and dimension that a cart can hold. */

import type { Category } from './category.ts'
import type { ColorName } from './colors.ts'

export interface Row {
  id: string
  category: Category
  /** German | French | Polish | Czech | Hungarian | Slovak | Turkish. */
  titles: string
  /** Slugs of navigation nodes that list it, besides its category's own. */
  sections: string
  /** The rating of 5 stars, and how many have given it. */
  rating: readonly [stars: number, count: number]
  euroCents: number
  /** The price before a reduction. */
  euroCentsBefore?: number
  grams?: number
  pieces?: number
  size?: string
  color?: ColorName
  /** As `titles`. */
  pattern?: string
  /** For wind and weather, which its description says. */
  isOutdoor?: true
  /** 120 by default. */
  stock?: number
  /** In stock by default. */
  availability?: 'SHORTAGE' | 'SOLDOUT' | 'NOT_AVAILABLE'
}

export const TABLE: readonly Row[] = [
  {
    id: 'aurora-espresso-beans',
    category: 'coffee',
    titles:
      'Aurora Espresso, ganze Bohne, 1 kg | Aurora Espresso, café en grains, 1 kg | Aurora Espresso, kawa ziarnista, 1 kg | Aurora Espresso, zrnková káva, 1 kg | Aurora Espresso szemes kávé, 1 kg | Aurora Espresso, zrnková káva, 1 kg | Aurora Espresso Çekirdek Kahve, 1 kg',
    sections: 'whole-bean espresso',
    rating: [4.7, 1284],
    euroCents: 1599,
    euroCentsBefore: 1799,
    grams: 1000,
  },
  {
    id: 'monte-sole-caffe-crema-beans',
    category: 'coffee',
    titles:
      'Monte Sole Caffè Crema, ganze Bohne, 1 kg | Monte Sole Caffè Crema, café en grains, 1 kg | Monte Sole Caffè Crema, kawa ziarnista, 1 kg | Monte Sole Caffè Crema, zrnková káva, 1 kg | Monte Sole Caffè Crema szemes kávé, 1 kg | Monte Sole Caffè Crema, zrnková káva, 1 kg | Monte Sole Caffè Crema Çekirdek Kahve, 1 kg',
    sections: 'whole-bean caffe-crema',
    rating: [4.6, 871],
    euroCents: 1499,
    grams: 1000,
  },
  {
    id: 'terra-alta-organic-beans',
    category: 'coffee',
    titles:
      'Terra Alta Bio-Kaffee, ganze Bohne, 500 g | Terra Alta, café bio en grains, 500 g | Terra Alta, ekologiczna kawa ziarnista, 500 g | Terra Alta, zrnková biokáva, 500 g | Terra Alta szemes biokávé, 500 g | Terra Alta, zrnková biokáva, 500 g | Terra Alta Organik Çekirdek Kahve, 500 g',
    sections: 'whole-bean filter-beans',
    rating: [4.4, 312],
    euroCents: 949,
    grams: 500,
  },
  {
    id: 'sidamo-rarity-beans',
    category: 'coffee',
    titles:
      'Rarität Sidamo, ganze Bohne, 250 g | Sidamo, café rare en grains, 250 g | Sidamo, wyjątkowa kawa ziarnista, 250 g | Vzácná káva Sidamo, zrnková, 250 g | Sidamo különleges szemes kávé, 250 g | Vzácna káva Sidamo, zrnková, 250 g | Sidamo Nadir Çekirdek Kahve, 250 g',
    sections: 'whole-bean filter-beans',
    rating: [4.9, 96],
    euroCents: 899,
    grams: 250,
  },
  {
    id: 'fiore-inverno-beans',
    category: 'coffee',
    titles:
      'Fiore d’Inverno Winterkaffee, ganze Bohne, 250 g | Fiore d’Inverno, café d’hiver en grains, 250 g | Fiore d’Inverno, zimowa kawa ziarnista, 250 g | Fiore d’Inverno, zimní zrnková káva, 250 g | Fiore d’Inverno téli szemes kávé, 250 g | Fiore d’Inverno, zimná zrnková káva, 250 g | Fiore d’Inverno Çekirdek Kış Kahvesi, 250 g',
    sections: 'whole-bean filter-beans',
    rating: [4.8, 154],
    euroCents: 799,
    grams: 250,
    stock: 3,
    availability: 'SHORTAGE',
  },
  {
    id: 'bella-mattina-ground',
    category: 'coffee',
    titles:
      'Bella Mattina Filterkaffee, gemahlen, 500 g | Bella Mattina, café filtre moulu, 500 g | Bella Mattina, kawa mielona do ekspresów przelewowych, 500 g | Bella Mattina, mletá filtrovaná káva, 500 g | Bella Mattina őrölt filterkávé, 500 g | Bella Mattina, mletá filtrovaná káva, 500 g | Bella Mattina Öğütülmüş Filtre Kahve, 500 g',
    sections: 'ground filter-coffee',
    rating: [4.3, 640],
    euroCents: 699,
    euroCentsBefore: 799,
    grams: 500,
  },
  {
    id: 'aurora-espresso-capsules',
    category: 'coffee',
    titles:
      'Aurora Espresso, 10 Kapseln | Aurora Espresso, 10 capsules | Aurora Espresso, 10 kapsułek | Aurora Espresso, 10 kapslí | Aurora Espresso, 10 kapszula | Aurora Espresso, 10 kapsúl | Aurora Espresso, 10 Kapsül',
    sections: 'capsules espresso-capsules',
    rating: [4.1, 278],
    euroCents: 329,
    pieces: 10,
  },
  {
    id: 'coffee-tasting-set',
    category: 'coffee',
    titles:
      'Kaffee-Probierset mit vier Sorten, 4 × 100 g | Coffret découverte de quatre cafés, 4 × 100 g | Zestaw degustacyjny czterech kaw, 4 × 100 g | Degustační sada čtyř káv, 4 × 100 g | Négyféle kávé kóstolókészletben, 4 × 100 g | Degustačná súprava štyroch káv, 4 × 100 g | Dört Çeşit Kahveden Oluşan Tadım Seti, 4 × 100 g',
    sections: 'ground offers-coffee',
    rating: [4.5, 187],
    euroCents: 1299,
    euroCentsBefore: 1599,
    grams: 400,
  },
  {
    id: 'maestro-automatic-machine',
    category: 'machines',
    titles:
      'Kaffeevollautomat Maestro mit Milchschäumer | Machine à café automatique Maestro avec mousseur à lait | Ekspres automatyczny Maestro ze spieniaczem mleka | Automatický kávovar Maestro s napěňovačem mléka | Maestro automata kávégép tejhabosítóval | Automatický kávovar Maestro s napeňovačom mlieka | Maestro Süt Köpürtücülü Tam Otomatik Kahve Makinesi',
    sections: 'machines fully-automatic',
    rating: [4.5, 412],
    euroCents: 29900,
    euroCentsBefore: 34900,
    color: 'black',
  },
  {
    id: 'maestro-automatic-machine-cream',
    category: 'machines',
    titles:
      'Kaffeevollautomat Maestro Compact | Machine à café automatique Maestro Compact | Ekspres automatyczny Maestro Compact | Automatický kávovar Maestro Compact | Maestro Compact automata kávégép | Automatický kávovar Maestro Compact | Maestro Compact Tam Otomatik Kahve Makinesi',
    sections: 'machines fully-automatic',
    rating: [4.2, 139],
    euroCents: 24900,
    color: 'cream',
  },
  {
    id: 'electric-grinder',
    category: 'machines',
    titles:
      'Elektrische Kaffeemühle mit Kegelmahlwerk | Moulin à café électrique à meules coniques | Elektryczny młynek do kawy z żarnami stożkowymi | Elektrický mlýnek na kávu s kuželovými kameny | Elektromos kávédaráló kúpos őrlőfejjel | Elektrický mlynček na kávu s kužeľovými kameňmi | Konik Öğütücülü Elektrikli Kahve Değirmeni',
    sections: 'machines grinders',
    rating: [4.4, 226],
    euroCents: 4999,
    color: 'black',
  },
  {
    id: 'espresso-cups',
    category: 'kitchen',
    titles:
      '4 Espressotassen mit Untertassen | 4 tasses à espresso avec soucoupes | 4 filiżanki do espresso ze spodkami | 4 šálky na espresso s podšálky | 4 eszpresszóscsésze csészealjjal | 4 šálky na espresso s tanierikmi | 4’lü Tabaklı Espresso Fincanı',
    sections: 'tableware cups',
    rating: [4.8, 203],
    euroCents: 1999,
    color: 'sage',
  },
  {
    id: 'stoneware-mugs',
    category: 'kitchen',
    titles:
      '2 Kaffeebecher aus Steinzeug | 2 mugs en grès | 2 kubki z kamionki | 2 kameninové hrnky | 2 kőagyag bögre | 2 kameninové hrnčeky | 2’li Seramik Kupa',
    sections: 'tableware cups',
    rating: [4.6, 158],
    euroCents: 1299,
    color: 'terracotta',
  },
  {
    id: 'casserole',
    category: 'kitchen',
    titles:
      'Emaillierter Schmortopf, 4 l | Cocotte émaillée, 4 l | Emaliowany garnek do duszenia, 4 l | Smaltovaný hrnec na dušení, 4 l | Zománcozott lábas, 4 l | Smaltovaný hrniec na dusenie, 4 l | Emaye Tencere, 4 l',
    sections: 'cooking pots-pans',
    rating: [4.9, 347],
    euroCents: 5999,
    euroCentsBefore: 7999,
    color: 'terracotta',
    stock: 5,
    availability: 'SHORTAGE',
  },
  {
    id: 'linen-dress',
    category: 'women',
    titles: 'Leinenkleid | Robe en lin | Lniana sukienka | Lněné šaty | Lenvászon ruha | Ľanové šaty | Keten Elbise',
    sections: 'women-clothing dresses',
    rating: [4.2, 84],
    euroCents: 3999,
    euroCentsBefore: 4999,
    size: '36/38',
    color: 'terracotta',
  },
  {
    id: 'womens-raincoat',
    category: 'women',
    titles:
      'Regenmantel | Manteau de pluie | Płaszcz przeciwdeszczowy | Kabát do deště | Esőkabát | Kabát do dažďa | Yağmurluk',
    sections: 'women-clothing jackets rainwear',
    rating: [4.7, 61],
    euroCents: 5499,
    size: '36/38',
    color: 'mustard',
    isOutdoor: true,
    stock: 3,
    availability: 'SHORTAGE',
  },
  {
    id: 'flannel-shirt',
    category: 'men',
    titles:
      'Flanellhemd | Chemise en flanelle | Koszula flanelowa | Flanelová košile | Flaneling | Flanelová košeľa | Flanel Gömlek',
    sections: 'men-clothing shirts',
    rating: [3.9, 73],
    euroCents: 2799,
    size: 'L',
    color: 'red',
    pattern: 'kariert | à carreaux | w kratę | kostkovaný | kockás | károvaný | ekose',
  },
  {
    id: 'winter-boots',
    category: 'men',
    titles:
      'Gefütterte Winterstiefel | Bottes d’hiver doublées | Ocieplane buty zimowe | Zateplené zimní boty | Bélelt téli bakancs | Zateplené zimné topánky | Astarlı Kışlık Bot',
    sections: 'men-shoes winter-boots',
    rating: [4.4, 118],
    euroCents: 6999,
    size: '44',
    color: 'espresso',
    isOutdoor: true,
    stock: 0,
    availability: 'SOLDOUT',
  },
  {
    id: 'wooden-train',
    category: 'kids',
    titles:
      'Holzeisenbahn | Train en bois | Drewniana kolejka | Dřevěný vláček | Favonat | Drevený vláčik | Ahşap Tren',
    sections: 'toys wooden-toys',
    rating: [4.8, 265],
    euroCents: 2499,
  },
  {
    id: 'wool-blanket',
    category: 'home',
    titles:
      'Wolldecke mit Fransen | Plaid en laine à franges | Wełniany koc z frędzlami | Vlněná deka s třásněmi | Rojtos gyapjútakaró | Vlnená deka so strapcami | Püsküllü Yün Battaniye',
    sections: 'bedroom blankets',
    rating: [4.6, 192],
    euroCents: 4999,
    euroCentsBefore: 6499,
    color: 'caramel',
  },
  {
    id: 'scented-candle',
    category: 'home',
    titles:
      'Duftkerze Zeder und Vanille | Bougie parfumée cèdre et vanille | Świeca zapachowa cedr i wanilia | Vonná svíčka cedr a vanilka | Cédrus-vanília illatgyertya | Vonná sviečka céder a vanilka | Sedir ve Vanilya Kokulu Mum',
    sections: 'lighting',
    rating: [4, 47],
    euroCents: 999,
    color: 'terracotta',
    stock: 0,
    availability: 'NOT_AVAILABLE',
  },
  {
    id: 'hiking-backpack',
    category: 'sport',
    titles:
      'Wanderrucksack, 22 l | Sac à dos de randonnée, 22 l | Plecak turystyczny, 22 l | Turistický batoh, 22 l | Túrahátizsák, 22 l | Turistický ruksak, 22 l | Yürüyüş Sırt Çantası, 22 l',
    sections: 'camping backpacks',
    rating: [4.3, 104],
    euroCents: 3999,
    color: 'green',
  },
  {
    id: 'gift-card-coffee-break',
    category: 'gift-cards',
    titles:
      'Geschenkkarte „Kaffeepause“ | Carte cadeau « Pause café » | Karta podarunkowa „Przerwa na kawę” | Dárková karta „Chvilka na kávu“ | „Kávészünet” ajándékkártya | Darčeková karta „Chvíľka na kávu“ | “Kahve Molası” Hediye Kartı',
    sections: 'gift-cards',
    rating: [4.9, 529],
    euroCents: 2500,
  },
  {
    id: 'mobile-plan-smart',
    category: 'partner-products',
    titles:
      'Mobilfunktarif Smart, 20 GB | Forfait mobile Smart, 20 Go | Abonament komórkowy Smart, 20 GB | Mobilní tarif Smart, 20 GB | Smart mobil-előfizetés, 20 GB | Mobilný paušál Smart, 20 GB | Smart Mobil Tarife, 20 GB',
    sections: 'partner-products mobile',
    rating: [3.6, 38],
    euroCents: 1299,
  },
]
