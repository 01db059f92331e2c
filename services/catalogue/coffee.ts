/** Coffee and tea. */
import type { Draft } from './product.ts'

export const COFFEE: readonly Draft[] = [
  {
    id: 'aurora-espresso-beans',
    titles:
      'Aurora Espresso, ganze Bohne, 1 kg | Aurora Espresso, café en grains, 1 kg | Aurora Espresso, kawa ziarnista, 1 kg | Aurora Espresso, zrnková káva, 1 kg | Aurora Espresso szemes kávé, 1 kg | Aurora Espresso, zrnková káva, 1 kg | Aurora Espresso çekirdek kahve, 1 kg',
    about: 'beans',
    sections: 'whole-bean espresso',
    drawing: 'coffee-bag',
    tint: 'terracotta',
    euroCents: 1599,
    euroCentsBefore: 1799,
    grams: 1000,
  },
  {
    id: 'monte-sole-caffe-crema-beans',
    titles:
      'Monte Sole Caffè Crema, ganze Bohne, 1 kg | Monte Sole Caffè Crema, café en grains, 1 kg | Monte Sole Caffè Crema, kawa ziarnista, 1 kg | Monte Sole Caffè Crema, zrnková káva, 1 kg | Monte Sole Caffè Crema szemes kávé, 1 kg | Monte Sole Caffè Crema, zrnková káva, 1 kg | Monte Sole Caffè Crema çekirdek kahve, 1 kg',
    about: 'beans',
    sections: 'whole-bean caffe-crema',
    drawing: 'coffee-bag',
    tint: 'mustard',
    euroCents: 1499,
    grams: 1000,
  },
  {
    id: 'terra-alta-organic-beans',
    titles:
      'Terra Alta Bio-Kaffee, ganze Bohne, 500 g | Terra Alta, café bio en grains, 500 g | Terra Alta, ekologiczna kawa ziarnista, 500 g | Terra Alta, zrnková biokáva, 500 g | Terra Alta szemes biokávé, 500 g | Terra Alta, zrnková biokáva, 500 g | Terra Alta organik çekirdek kahve, 500 g',
    about: 'beans',
    sections: 'whole-bean filter-beans',
    drawing: 'coffee-bag',
    tint: 'sage',
    euroCents: 949,
    grams: 500,
  },
  {
    id: 'sidamo-rarity-beans',
    titles:
      'Rarität Sidamo, ganze Bohne, 250 g | Sidamo, café rare en grains, 250 g | Sidamo, wyjątkowa kawa ziarnista, 250 g | Vzácná káva Sidamo, zrnková, 250 g | Sidamo különleges szemes kávé, 250 g | Vzácna káva Sidamo, zrnková, 250 g | Sidamo nadir çekirdek kahve, 250 g',
    about: 'beans',
    sections: 'whole-bean filter-beans',
    drawing: 'coffee-bag',
    tint: 'berry',
    euroCents: 899,
    grams: 250,
  },
  {
    id: 'fiore-inverno-beans',
    titles:
      'Fiore d’Inverno Winterkaffee, ganze Bohne, 250 g | Fiore d’Inverno, café d’hiver en grains, 250 g | Fiore d’Inverno, zimowa kawa ziarnista, 250 g | Fiore d’Inverno, zimní zrnková káva, 250 g | Fiore d’Inverno téli szemes kávé, 250 g | Fiore d’Inverno, zimná zrnková káva, 250 g | Fiore d’Inverno çekirdek kış kahvesi, 250 g',
    about: 'beans',
    sections: 'whole-bean filter-beans',
    drawing: 'coffee-bag',
    tint: 'navy',
    euroCents: 799,
    grams: 250,
    stock: 3,
    availability: 'SHORTAGE',
  },
  {
    id: 'bella-mattina-ground',
    titles:
      'Bella Mattina Filterkaffee, gemahlen, 500 g | Bella Mattina, café filtre moulu, 500 g | Bella Mattina, kawa mielona do ekspresów przelewowych, 500 g | Bella Mattina, mletá filtrovaná káva, 500 g | Bella Mattina őrölt filterkávé, 500 g | Bella Mattina, mletá filtrovaná káva, 500 g | Bella Mattina öğütülmüş filtre kahve, 500 g',
    about: 'ground',
    sections: 'ground filter-coffee',
    drawing: 'coffee-brick',
    tint: 'caramel',
    euroCents: 699,
    euroCentsBefore: 799,
    grams: 500,
  },
  {
    id: 'terra-alta-organic-ground',
    titles:
      'Terra Alta Bio-Kaffee, gemahlen, 500 g | Terra Alta, café bio moulu, 500 g | Terra Alta, ekologiczna kawa mielona, 500 g | Terra Alta, mletá biokáva, 500 g | Terra Alta őrölt biokávé, 500 g | Terra Alta, mletá biokáva, 500 g | Terra Alta organik öğütülmüş kahve, 500 g',
    about: 'ground',
    sections: 'ground filter-coffee',
    drawing: 'coffee-brick',
    tint: 'sage',
    euroCents: 799,
    grams: 500,
  },
  {
    id: 'notte-blu-decaf-ground',
    titles:
      'Notte Blu, gemahlen, entkoffeiniert, 500 g | Notte Blu, café moulu décaféiné, 500 g | Notte Blu, bezkofeinowa kawa mielona, 500 g | Notte Blu, mletá káva bez kofeinu, 500 g | Notte Blu koffeinmentes őrölt kávé, 500 g | Notte Blu, mletá káva bez kofeínu, 500 g | Notte Blu kafeinsiz öğütülmüş kahve, 500 g',
    about: 'ground',
    sections: 'ground decaf',
    drawing: 'coffee-brick',
    tint: 'navy',
    euroCents: 749,
    grams: 500,
  },
  {
    id: 'aurora-espresso-ground',
    titles:
      'Aurora Espresso, gemahlen, 250 g | Aurora Espresso, café moulu, 250 g | Aurora Espresso, kawa mielona, 250 g | Aurora Espresso, mletá káva, 250 g | Aurora Espresso őrölt kávé, 250 g | Aurora Espresso, mletá káva, 250 g | Aurora Espresso öğütülmüş kahve, 250 g',
    about: 'ground',
    sections: 'ground',
    drawing: 'coffee-brick',
    tint: 'terracotta',
    euroCents: 449,
    grams: 250,
  },
  {
    id: 'bosporo-mocha-ground',
    titles:
      'Bosporo Mokka, extrafein gemahlen, 250 g | Bosporo Moka, mouture extrafine, 250 g | Bosporo Mokka, kawa drobno mielona, 250 g | Bosporo Mokka, extra jemně mletá káva, 250 g | Bosporo mokka, extrafinomra őrölve, 250 g | Bosporo Mokka, extra jemne mletá káva, 250 g | Bosporo Türk kahvesi, ince çekilmiş, 250 g',
    about: 'ground',
    sections: 'ground',
    drawing: 'coffee-brick',
    tint: 'petrol',
    euroCents: 549,
    grams: 250,
  },
  {
    id: 'aurora-espresso-capsules',
    titles:
      'Aurora Espresso, 10 Kapseln | Aurora Espresso, 10 capsules | Aurora Espresso, 10 kapsułek | Aurora Espresso, 10 kapslí | Aurora Espresso, 10 kapszula | Aurora Espresso, 10 kapsúl | Aurora Espresso, 10 kapsül',
    about: 'capsules',
    sections: 'capsules espresso-capsules',
    drawing: 'capsule-box',
    tint: 'terracotta',
    euroCents: 329,
    pieces: 10,
  },
  {
    id: 'monte-sole-crema-capsules',
    titles:
      'Monte Sole Caffè Crema, 30 Kapseln | Monte Sole Caffè Crema, 30 capsules | Monte Sole Caffè Crema, 30 kapsułek | Monte Sole Caffè Crema, 30 kapslí | Monte Sole Caffè Crema, 30 kapszula | Monte Sole Caffè Crema, 30 kapsúl | Monte Sole Caffè Crema, 30 kapsül',
    about: 'capsules',
    sections: 'capsules',
    drawing: 'capsule-box',
    tint: 'mustard',
    euroCents: 799,
    euroCentsBefore: 949,
    pieces: 30,
  },
  {
    id: 'notte-blu-decaf-capsules',
    titles:
      'Notte Blu, entkoffeiniert, 10 Kapseln | Notte Blu décaféiné, 10 capsules | Notte Blu bezkofeinowa, 10 kapsułek | Notte Blu bez kofeinu, 10 kapslí | Notte Blu koffeinmentes, 10 kapszula | Notte Blu bez kofeínu, 10 kapsúl | Notte Blu kafeinsiz, 10 kapsül',
    about: 'capsules',
    sections: 'capsules decaf espresso-capsules',
    drawing: 'capsule-box',
    tint: 'navy',
    euroCents: 329,
    pieces: 10,
  },
  {
    id: 'mountain-herbs-tea-capsules',
    titles:
      'Bergkräutertee, 10 Kapseln | Tisane des montagnes, 10 capsules | Herbata z górskich ziół, 10 kapsułek | Čaj z horských bylin, 10 kapslí | Hegyi gyógynövénytea, 10 kapszula | Čaj z horských bylín, 10 kapsúl | Dağ otları çayı, 10 kapsül',
    about: 'capsules',
    sections: 'capsules tea-capsules',
    drawing: 'capsule-box',
    tint: 'sage',
    euroCents: 349,
    pieces: 10,
  },
  {
    id: 'coffee-tasting-set',
    titles:
      'Kaffee-Probierset mit vier Sorten, 4 × 100 g | Coffret découverte de quatre cafés, 4 × 100 g | Zestaw degustacyjny czterech kaw, 4 × 100 g | Degustační sada čtyř káv, 4 × 100 g | Négyféle kávé kóstolókészletben, 4 × 100 g | Degustačná súprava štyroch káv, 4 × 100 g | Dört çeşit kahveden oluşan tadım seti, 4 × 100 g',
    about: 'ground',
    sections: 'ground offers-coffee',
    drawing: 'coffee-set',
    tint: 'terracotta',
    euroCents: 1299,
    euroCentsBefore: 1599,
    grams: 400,
  },
]
