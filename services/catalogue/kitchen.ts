/** Kitchen and household. */
import type { Draft } from './product.ts'

export const KITCHEN: readonly Draft[] = [
  {
    id: 'espresso-cups',
    titles:
      '4 Espressotassen mit Untertassen | 4 tasses à espresso avec soucoupes | 4 filiżanki do espresso ze spodkami | 4 šálky na espresso s podšálky | 4 eszpresszóscsésze csészealjjal | 4 šálky na espresso s tanierikmi | Tabaklı 4’lü espresso fincanı',
    about: 'tableware',
    sections: 'tableware cups',
    drawing: 'espresso-cups',
    color: 'sage',
    euroCents: 1999,
  },
  {
    id: 'stoneware-mugs',
    titles:
      '2 Kaffeebecher aus Steingut | 2 mugs en grès | 2 kubki z kamionki | 2 kameninové hrnky | 2 kőagyag bögre | 2 kameninové hrnčeky | 2’li stoneware kupa',
    about: 'tableware',
    sections: 'tableware cups',
    drawing: 'mugs',
    color: 'terracotta',
    euroCents: 1299,
  },
  {
    id: 'travel-mug',
    titles:
      'Thermobecher to go, 380 ml | Mug isotherme de voyage, 380 ml | Kubek termiczny na drogę, 380 ml | Termohrnek na cesty, 380 ml | Termobögre útra, 380 ml | Termohrnček na cesty, 380 ml | Termos kupa, 380 ml',
    about: 'household',
    sections: 'tableware cups',
    drawing: 'travel-mug',
    color: 'navy',
    euroCents: 1799,
    euroCentsBefore: 2199,
  },
  {
    id: 'breakfast-plates',
    titles:
      '4 Frühstücksteller | 4 assiettes à petit déjeuner | 4 talerze śniadaniowe | 4 snídaňové talíře | 4 reggeliző tányér | 4 raňajkové taniere | 4’lü kahvaltı tabağı',
    about: 'tableware',
    sections: 'tableware plates',
    drawing: 'plates',
    color: 'sky',
    euroCents: 2499,
  },
  {
    id: 'latte-glasses',
    titles:
      '4 Latte-macchiato-Gläser | 4 verres à latte macchiato | 4 szklanki do latte macchiato | 4 sklenice na latte macchiato | 4 latte macchiatós pohár | 4 poháre na latte macchiato | 4’lü latte macchiato bardağı',
    about: 'household',
    sections: 'tableware glasses',
    drawing: 'glasses',
    tint: 'caramel',
    euroCents: 1599,
  },
  {
    id: 'cast-iron-pan',
    titles:
      'Gusseiserne Pfanne, 28 cm | Poêle en fonte, 28 cm | Patelnia żeliwna, 28 cm | Litinová pánev, 28 cm | Öntöttvas serpenyő, 28 cm | Liatinová panvica, 28 cm | Döküm tava, 28 cm',
    about: 'cookware',
    sections: 'cooking pots-pans',
    drawing: 'pan',
    color: 'black',
    euroCents: 3999,
  },
  {
    id: 'casserole',
    titles:
      'Emaillierter Schmortopf, 4 l | Cocotte émaillée, 4 l | Emaliowany garnek do duszenia, 4 l | Smaltovaný hrnec na dušení, 4 l | Zománcozott pörköltes lábas, 4 l | Smaltovaný hrniec na dusenie, 4 l | Emaye tencere, 4 l',
    about: 'cookware',
    sections: 'cooking pots-pans',
    drawing: 'casserole',
    color: 'terracotta',
    euroCents: 5999,
    euroCentsBefore: 7999,
  },
  {
    id: 'knife-set',
    titles:
      'Messerset, 3-teilig | Set de trois couteaux | Zestaw trzech noży | Sada tří nožů | Háromrészes késkészlet | Súprava troch nožov | 3 parça bıçak seti',
    about: 'household',
    sections: 'cooking knives',
    drawing: 'knives',
    tint: 'steel',
    euroCents: 2999,
  },
  {
    id: 'springform-tin',
    titles:
      'Springform mit Keramikbeschichtung, 26 cm | Moule à charnière avec revêtement céramique, 26 cm | Tortownica z powłoką ceramiczną, 26 cm | Dortová forma s keramickým povrchem, 26 cm | Kerámiabevonatú kapcsos tortaforma, 26 cm | Tortová forma s keramickým povrchom, 26 cm | Seramik kaplı kelepçeli kek kalıbı, 26 cm',
    about: 'household',
    sections: 'baking baking-tins',
    drawing: 'cake-tin',
    color: 'rose',
    euroCents: 1499,
  },
  {
    id: 'mixing-bowls',
    titles:
      '3 Rührschüsseln | 3 bols à mélanger | 3 miski kuchenne | 3 kuchyňské mísy | 3 keverőtál | 3 kuchynské misy | 3’lü karıştırma kâsesi',
    about: 'household',
    sections: 'baking baking-tools',
    drawing: 'bowls',
    color: 'mustard',
    euroCents: 1999,
  },
  {
    id: 'storage-baskets',
    titles:
      '2 Aufbewahrungskörbe | 2 paniers de rangement | 2 kosze do przechowywania | 2 úložné košíky | 2 tárolókosár | 2 úložné košíky | 2’li saklama sepeti',
    about: 'household',
    sections: 'tidying storage-boxes',
    drawing: 'basket',
    color: 'sand',
    euroCents: 1699,
  },
  {
    id: 'tea-towels',
    titles:
      '3 Geschirrtücher aus Leinenmix | 3 torchons en mélange de lin | 3 ściereczki kuchenne z lnem | 3 utěrky se lnem | 3 lenkeverék konyharuha | 3 utierky s ľanom | 3’lü keten karışımlı mutfak havlusu',
    about: 'textile',
    sections: 'tidying laundry',
    drawing: 'folded-stack',
    color: 'cream',
    euroCents: 999,
  },
]
