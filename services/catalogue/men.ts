/** Men's fashion. */
import type { Draft } from './product.ts'

export const MEN: readonly Draft[] = [
  {
    id: 'oxford-shirt',
    titles:
      'Oxfordhemd | Chemise Oxford | Koszula oxford | Oxfordská košile | Oxford ing | Oxfordská košeľa | Oxford gömlek',
    about: 'clothing',
    sections: 'men-clothing shirts',
    drawing: 'shirt',
    color: 'sky',
    size: '41/42',
    euroCents: 2499,
  },
  {
    id: 'flannel-shirt',
    titles:
      'Flanellhemd | Chemise en flanelle | Koszula flanelowa | Flanelová košile | Flaneling | Flanelová košeľa | Flanel gömlek',
    about: 'clothing',
    sections: 'men-clothing shirts',
    drawing: 'checked-shirt',
    color: 'red',
    size: 'L',
    pattern: 'kariert | à carreaux | w kratę | kostkovaný | kockás | károvaný | ekose',
    euroCents: 2799,
  },
  {
    id: 'chinos',
    titles:
      'Chinohose | Pantalon chino | Spodnie chino | Chino kalhoty | Chino nadrág | Chino nohavice | Chino pantolon',
    about: 'clothing',
    sections: 'men-clothing trousers',
    drawing: 'trousers',
    color: 'sand',
    size: '50',
    euroCents: 3499,
  },
  {
    id: 'cable-knit-jumper',
    titles:
      'Zopfpullover | Pull torsadé | Sweter z warkoczami | Svetr s copánkovým vzorem | Csavart mintás pulóver | Sveter s vrkočovým vzorom | Saç örgülü kazak',
    about: 'knitwear',
    sections: 'men-clothing sweaters',
    drawing: 'jumper',
    color: 'navy',
    size: 'XL',
    euroCents: 3999,
    euroCentsBefore: 4999,
  },
  {
    id: 'softshell-jacket',
    titles:
      'Softshelljacke | Veste softshell | Kurtka softshell | Softshellová bunda | Softshell dzseki | Softshellová bunda | Softshell ceket',
    about: 'outerwear',
    sections: 'men-clothing rainwear',
    drawing: 'raincoat',
    color: 'green',
    size: 'M',
    euroCents: 6499,
  },
  {
    id: 'mens-socks',
    titles:
      '5 Paar Socken | 5 paires de chaussettes | 5 par skarpet | 5 párů ponožek | 5 pár zokni | 5 párov ponožiek | 5 çift çorap',
    about: 'clothing',
    sections: 'men-underwear socks',
    drawing: 'socks',
    color: 'grey',
    size: '41–43',
    euroCents: 1299,
    pieces: 5,
  },
  {
    id: 'felt-slippers',
    titles:
      'Hausschuhe aus Wollfilz | Pantoufles en feutre de laine | Kapcie z filcu wełnianego | Bačkory z vlněné plsti | Gyapjúfilc házicipő | Papuče z vlnenej plsti | Yün keçe ev terliği',
    about: 'shoes',
    sections: 'men-shoes slippers',
    drawing: 'slippers',
    color: 'grey',
    size: '42',
    euroCents: 1999,
  },
  {
    id: 'winter-boots',
    titles:
      'Gefütterte Winterstiefel | Bottes d’hiver doublées | Ocieplane buty zimowe | Zateplené zimní boty | Bélelt téli bakancs | Zateplené zimné topánky | Astarlı kışlık bot',
    about: 'shoes',
    sections: 'men-shoes winter-boots',
    drawing: 'boots',
    color: 'espresso',
    size: '44',
    euroCents: 6999,
    stock: 0,
    availability: 'SOLDOUT',
  },
]
