/** Women's fashion. */
import type { Draft } from './product.ts'

export const WOMEN: readonly Draft[] = [
  {
    id: 'jersey-dress',
    titles:
      'Jerseykleid mit Bindegürtel | Robe en jersey à ceinture | Sukienka z dżerseju z paskiem | Žerzejové šaty s páskem | Dzsörzéruha megkötős övvel | Žerzejové šaty s opaskom | Kuşaklı jarse elbise',
    about: 'clothing',
    sections: 'women-clothing dresses',
    drawing: 'dress',
    color: 'navy',
    size: '40/42',
    euroCents: 3499,
  },
  {
    id: 'linen-dress',
    titles: 'Leinenkleid | Robe en lin | Lniana sukienka | Lněné šaty | Lenvászon ruha | Ľanové šaty | Keten elbise',
    about: 'clothing',
    sections: 'women-clothing dresses',
    drawing: 'dress',
    color: 'terracotta',
    size: '36/38',
    euroCents: 3999,
    euroCentsBefore: 4999,
  },
  {
    id: 'viscose-blouse',
    titles:
      'Bluse aus fließender Viskose | Blouse en viscose fluide | Bluzka z lejącej wiskozy | Halenka ze splývavé viskózy | Könnyű esésű viszkózblúz | Blúzka zo splývavej viskózy | Dökümlü viskon bluz',
    about: 'clothing',
    sections: 'women-clothing blouses',
    drawing: 'blouse',
    color: 'rose',
    size: '44/46',
    euroCents: 2499,
  },
  {
    id: 'fine-knit-jumper',
    titles:
      'Feinstrickpullover | Pull en maille fine | Cienki sweter | Jemný pletený svetr | Finomkötésű pulóver | Jemný pletený sveter | İnce örgü kazak',
    about: 'knitwear',
    sections: 'women-clothing knitwear',
    drawing: 'jumper',
    color: 'sage',
    size: 'M',
    euroCents: 2999,
  },
  {
    id: 'wool-cardigan',
    titles:
      'Strickjacke mit Wolle | Cardigan en laine | Kardigan z wełną | Cardigan s vlnou | Kardigán gyapjúval | Kardigán s vlnou | Yünlü hırka',
    about: 'knitwear',
    sections: 'women-clothing knitwear',
    drawing: 'cardigan',
    color: 'caramel',
    size: 'L',
    euroCents: 3999,
  },
  {
    id: 'quilted-jacket',
    titles:
      'Steppjacke mit Kapuze | Veste matelassée à capuche | Pikowana kurtka z kapturem | Prošívaná bunda s kapucí | Kapucnis steppelt kabát | Prešívaná bunda s kapucňou | Kapüşonlu kapitone mont',
    about: 'outerwear',
    sections: 'women-clothing jackets offers-fashion',
    drawing: 'quilted-jacket',
    color: 'petrol',
    size: '40/42',
    euroCents: 5999,
    euroCentsBefore: 7999,
  },
  {
    id: 'womens-raincoat',
    titles:
      'Regenmantel | Manteau de pluie | Płaszcz przeciwdeszczowy | Kabát do deště | Esőkabát | Kabát do dažďa | Yağmurluk',
    about: 'outerwear',
    sections: 'women-clothing jackets rainwear',
    drawing: 'raincoat',
    color: 'mustard',
    size: '36/38',
    euroCents: 5499,
    stock: 3,
    availability: 'SHORTAGE',
  },
  {
    id: 'womens-pyjamas',
    titles:
      'Schlafanzug aus Bio-Baumwolle | Pyjama en coton bio | Piżama z bawełny organicznej | Pyžamo z biobavlny | Biopamut pizsama | Pyžamo z biobavlny | Organik pamuklu pijama',
    about: 'clothing',
    sections: 'women-nightwear pyjamas',
    drawing: 'pyjamas',
    color: 'sky',
    size: 'S',
    euroCents: 2799,
  },
  {
    id: 'soft-scarf',
    titles:
      'Weicher Schal mit Fransen | Écharpe douce à franges | Miękki szal z frędzlami | Hebká šála s třásněmi | Puha, rojtos sál | Hebký šál so strapcami | Püsküllü yumuşak atkı',
    about: 'accessory',
    sections: 'women-accessories scarves',
    drawing: 'scarf',
    color: 'berry',
    euroCents: 1499,
  },
  {
    id: 'handbag',
    titles:
      'Handtasche mit Schulterriemen | Sac à main à bandoulière | Torebka na ramię | Kabelka s popruhem přes rameno | Vállpántos kézitáska | Kabelka s remienkom cez plece | Omuz askılı çanta',
    about: 'accessory',
    sections: 'women-accessories bags',
    drawing: 'handbag',
    color: 'espresso',
    euroCents: 3999,
  },
]
