/** Coffee machines and other brewing equipment. */
import type { Draft } from './product.ts'

export const MACHINES: readonly Draft[] = [
  {
    id: 'maestro-automatic-machine',
    titles:
      'Kaffeevollautomat Maestro mit Milchschäumer | Machine à café automatique Maestro avec mousseur à lait | Ekspres automatyczny Maestro ze spieniaczem mleka | Automatický kávovar Maestro s napěňovačem mléka | Maestro automata kávégép tejhabosítóval | Automatický kávovar Maestro s napeňovačom mlieka | Süt köpürtücülü tam otomatik kahve makinesi Maestro',
    about: 'machine',
    sections: 'machines fully-automatic',
    drawing: 'automatic-machine',
    color: 'black',
    euroCents: 29900,
    euroCentsBefore: 34900,
  },
  {
    id: 'maestro-automatic-machine-cream',
    titles:
      'Kaffeevollautomat Maestro Compact | Machine à café automatique Maestro Compact | Ekspres automatyczny Maestro Compact | Automatický kávovar Maestro Compact | Maestro Compact automata kávégép | Automatický kávovar Maestro Compact | Tam otomatik kahve makinesi Maestro Compact',
    about: 'machine',
    sections: 'machines fully-automatic',
    drawing: 'automatic-machine',
    color: 'cream',
    euroCents: 24900,
  },
  {
    id: 'classico-portafilter-machine',
    titles:
      'Siebträgermaschine Classico | Machine à porte-filtre Classico | Ekspres kolbowy Classico | Pákový kávovar Classico | Classico karos kávégép | Pákový kávovar Classico | Portafiltreli espresso makinesi Classico',
    about: 'machine',
    sections: 'machines portafilter',
    drawing: 'portafilter-machine',
    color: 'red',
    euroCents: 17900,
  },
  {
    id: 'piccola-capsule-machine',
    titles:
      'Kapselmaschine Piccola | Machine à capsules Piccola | Ekspres na kapsułki Piccola | Kapslový kávovar Piccola | Piccola kapszulás kávégép | Kapsulový kávovar Piccola | Kapsüllü kahve makinesi Piccola',
    about: 'machine',
    sections: 'machines',
    drawing: 'capsule-machine',
    color: 'petrol',
    euroCents: 7900,
    euroCentsBefore: 9900,
  },
  {
    id: 'piccola-capsule-machine-rose',
    titles:
      'Kapselmaschine Piccola Latte | Machine à capsules Piccola Latte | Ekspres na kapsułki Piccola Latte | Kapslový kávovar Piccola Latte | Piccola Latte kapszulás kávégép | Kapsulový kávovar Piccola Latte | Kapsüllü kahve makinesi Piccola Latte',
    about: 'machine',
    sections: 'machines',
    drawing: 'capsule-machine',
    color: 'rose',
    euroCents: 8900,
  },
  {
    id: 'electric-grinder',
    titles:
      'Elektrische Kaffeemühle mit Kegelmahlwerk | Moulin à café électrique à meules coniques | Elektryczny młynek do kawy z żarnami stożkowymi | Elektrický mlýnek na kávu s kuželovými kameny | Elektromos kávédaráló kúpos őrlőfejjel | Elektrický mlynček na kávu s kužeľovými kameňmi | Konik bıçaklı elektrikli kahve değirmeni',
    about: 'brewing',
    sections: 'machines grinders',
    drawing: 'grinder',
    color: 'black',
    euroCents: 4999,
  },
  {
    id: 'hand-grinder',
    titles:
      'Handkaffeemühle aus Edelstahl und Holz | Moulin à café manuel en inox et bois | Ręczny młynek do kawy ze stali i drewna | Ruční mlýnek na kávu z nerezu a dřeva | Kézi kávédaráló acélból és fából | Ručný mlynček na kávu z nehrdzavejúcej ocele a dreva | Çelik ve ahşap el değirmeni',
    about: 'brewing',
    sections: 'machines grinders',
    drawing: 'hand-grinder',
    color: 'steel',
    euroCents: 2999,
  },
  {
    id: 'moka-pot',
    titles:
      'Espressokocher für sechs Tassen | Cafetière italienne, six tasses | Kawiarka na sześć filiżanek | Moka konvička na šest šálků | Hatszemélyes kotyogós kávéfőző | Moka kanvička na šesť šálok | Altı fincanlık moka pot',
    about: 'brewing',
    sections: 'machines',
    drawing: 'moka-pot',
    color: 'steel',
    euroCents: 1999,
  },
  {
    id: 'gooseneck-kettle',
    titles:
      'Wasserkocher mit Schwanenhals, 0,9 l | Bouilloire à col de cygne, 0,9 l | Czajnik z wąskim dziobkiem, 0,9 l | Konvice s labutím krkem, 0,9 l | Hattyúnyakú vízforraló, 0,9 l | Kanvica s labutím krkom, 0,9 l | Kuğu boyunlu su ısıtıcısı, 0,9 l',
    about: 'brewing',
    sections: 'machines',
    drawing: 'kettle',
    color: 'black',
    euroCents: 4499,
  },
  {
    id: 'french-press',
    titles:
      'French Press aus Glas, 1 l | Cafetière à piston en verre, 1 l | Szklany french press, 1 l | Skleněný french press, 1 l | Üveg dugattyús kávéfőző, 1 l | Sklenený french press, 1 l | Cam french press, 1 l',
    about: 'brewing',
    sections: 'machines',
    drawing: 'french-press',
    color: 'steel',
    euroCents: 2499,
  },
  {
    id: 'milk-frother',
    titles:
      'Elektrischer Milchaufschäumer | Mousseur à lait électrique | Elektryczny spieniacz do mleka | Elektrický napěňovač mléka | Elektromos tejhabosító | Elektrický napeňovač mlieka | Elektrikli süt köpürtücü',
    about: 'brewing',
    sections: 'machines',
    drawing: 'milk-frother',
    color: 'cream',
    euroCents: 3499,
    euroCentsBefore: 3999,
  },
  {
    id: 'ceramic-dripper',
    titles:
      'Handfilter aus Keramik mit Kanne | Filtre manuel en céramique avec carafe | Ceramiczny drip z dzbankiem | Keramický ruční filtr s konvicí | Kerámia kézi szűrő kiöntővel | Keramický ručný filter s kanvicou | Seramik el filtresi ve sürahi',
    about: 'brewing',
    sections: 'machines',
    drawing: 'dripper',
    color: 'terracotta',
    euroCents: 2299,
  },
]
