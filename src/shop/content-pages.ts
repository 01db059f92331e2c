import type { Site } from './sites.ts'

const IN_ORDER = ['DE', 'AT', 'CH', 'CH_FR', 'PL', 'CZ', 'HU', 'SK', 'TR'] as const satisfies readonly Site[]

// One row a page, in the order of the sites: each country's own words.
const SLUGS = {
  paymentMethods: 'zahlungsarten zahlungsarten zahlungsarten modes-de-paiement metody-platnosci zpusoby-platby fizetesi-modok sposoby-platby odeme-secenekleri',
  delivery: 'versand versand versand livraison dostawa doprava szallitas doprava teslimat',
  tracking: 'sendungsverfolgung sendungsverfolgung sendungsverfolgung suivi-colis sledzenie-przesylki sledovani-zasilky csomagkovetes sledovanie-zasielky kargo-takip',
  clickAndCollect: 'click-und-collect click-und-collect click-und-collect click-and-collect odbior-w-sklepie vyzvednuti-na-prodejne bolti-atvetel vyzdvihnutie-na-predajni magazadan-teslim',
  returns: 'ruecksendung ruecksendung ruecksendung retours zwroty vraceni-zbozi visszakuldes vratenie-tovaru iade',
  warranty: 'garantie gewaehrleistung garantie garantie gwarancja zaruka jotallas zaruka garanti',
  help: 'hilfe hilfe hilfe aide pomoc napoveda sugo pomoc yardim',
  card: 'card card card card karta karta kartya karta kart',
  cardRegister: 'card-anmelden card-anmelden card-anmelden inscription-carte rejestracja-karty registrace-karty kartya-regisztracio registracia-karty kart-basvurusu',
  privateCardRegister: 'privatcard-anmelden privatecard-anmelden privatcard-anmelden inscription-carte-privee rejestracja-karty-prywatnej registrace-soukrome-karty privat-kartya-regisztracio registracia-sukromnej-karty ozel-kart-basvurusu',
  giftCards: 'geschenkkarten geschenkkarten geschenkkarten cartes-cadeaux karty-podarunkowe darkove-karty ajandekkartya darcekove-karty hediye-karti',
  coffeeSubscription: 'kaffee-abo kaffee-abo kaffee-abo abonnement-cafe abonament-na-kawe predplatne-kavy kaveelofizetes predplatne-kavy kahve-aboneligi',
  about: 'unternehmen unternehmen unternehmen entreprise o-nas o-nas rolunk o-nas hakkimizda',
  sustainability: 'nachhaltigkeit nachhaltigkeit nachhaltigkeit developpement-durable zrownowazony-rozwoj udrzitelnost fenntarthatosag udrzatelnost surdurulebilirlik',
  careers: 'karriere karriere karriere carriere kariera kariera karrier kariera kariyer',
  press: 'presse presse presse presse biuro-prasowe pro-media sajto pre-media basin',
  imprint: 'impressum impressum impressum mentions-legales dane-firmy provozovatel impresszum prevadzkovatel kunye',
  terms: 'agb agb agb cgv regulamin obchodni-podminky aszf obchodne-podmienky mesafeli-satis-sozlesmesi',
  privacy: 'datenschutz datenschutz datenschutz protection-des-donnees polityka-prywatnosci ochrana-osobnich-udaju adatkezeles ochrana-osobnych-udajov kisisel-verilerin-korunmasi',
  accessibility: 'barrierefreiheit barrierefreiheit barrierefreiheit accessibilite dostepnosc pristupnost akadalymentesseg pristupnost erisilebilirlik',
  withdrawal: 'widerruf widerruf widerruf retractation odstapienie-od-umowy odstoupeni-od-smlouvy elallas odstupenie-od-zmluvy cayma-hakki',
} as const

export type ContentPage = keyof typeof SLUGS

/** The path of a content page in its country's words (specification 2 §2). */
export function contentPagePath(page: ContentPage, site: Site): string {
  return `/pages/${SLUGS[page].split(' ')[IN_ORDER.indexOf(site)]}`
}
