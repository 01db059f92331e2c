/** Texts of all pages. German | French | Polish | Czech | Hungarian | Slovak | Turkish. */

import { localize } from '../../services/catalogue/localize.ts'
import type { Locale } from '../../src/shop/sites/sites.ts'
import { ACCOUNT_ROWS } from './texts-account.ts'
import { SHOPPING_ROWS } from './texts-shopping.ts'

const PAGE_ROWS = {
  skip: 'Zum Inhalt springen | Aller au contenu | Przejdź do treści | Přejít k obsahu | Ugrás a tartalomra | Prejsť na obsah | İçeriğe geç',
  breadcrumbs:
    'Sie sind hier | Vous êtes ici | Jesteś tutaj | Nacházíte se zde | Ön itt jár | Nachádzate sa tu | Buradasınız',
  home: 'Startseite | Accueil | Strona główna | Úvodní stránka | Kezdőlap | Úvodná stránka | Ana sayfa',
  heroKicker:
    'Neue Ernte, frisch geröstet | Nouvelle récolte, fraîchement torréfiée | Nowe zbiory, świeżo palone | Nová sklizeň, čerstvě pražená | Új szüret, frissen pörkölve | Nová úroda, čerstvo pražená | Yeni hasat, taze kavrulmuş',
  heroTitle:
    'Der Morgen beginnt mit einer guten Tasse | Le matin commence par une bonne tasse | Dobry dzień zaczyna się od filiżanki kawy | Ráno začíná dobrým šálkem | A reggel egy jó csészével kezdődik | Ráno sa začína dobrou šálkou | Güzel bir gün, güzel bir fincanla başlar',
  heroText:
    'Sortenreine Bohnen, schonend geröstet und nach wenigen Tagen bei Ihnen – und alles, was den Tag sonst noch schöner macht. | Des grains d’origine, torréfiés en douceur et chez vous en quelques jours – et tout ce qui rend la journée plus belle. | Wyselekcjonowane ziarna, powoli palone i po kilku dniach u Ciebie – a do tego wszystko, co umila dzień. | Odrůdová zrna, šetrně pražená a za pár dní u vás – a k tomu vše, co vám zpříjemní den. | Válogatott kávészemek kíméletesen pörkölve, néhány napon belül Önnél – és minden más, ami szebbé teszi a napot. | Odrodové zrná, šetrne pražené a o pár dní u vás – a k tomu všetko, čo spríjemní deň. | Özenle kavrulmuş yöresel çekirdekler birkaç gün içinde kapınızda; gününüzü güzelleştirecek daha pek çok şeyle birlikte.',
  heroButton:
    'Zum Kaffee | Voir les cafés | Zobacz kawy | Prohlédnout kávu | Irány a kávék | Pozrieť kávu | Kahveleri Keşfet',
  featured:
    'Beliebt in dieser Woche | Les favoris de la semaine | Popularne w tym tygodniu | Oblíbené tento týden | A hét kedvencei | Obľúbené tento týždeň | Bu haftanın sevilenleri',
  themes:
    'Neue Themenwelten | Nouveaux univers | Nowe kolekcje | Nové kolekce | Új kollekciók | Nové kolekcie | Yeni koleksiyonlar',
  discover: 'Jetzt entdecken | Découvrir | Sprawdź | Prohlédnout | Felfedezem | Pozrieť | Keşfet',
  newsletterTeaser:
    '10 % Rabatt zum Kennenlernen | 10% de rabais pour faire connaissance | 10% rabatu na dobry początek | Sleva 10 % na seznámenou | 10% kedvezmény az ismerkedéshez | Zľava 10 % na zoznámenie | Tanışma hediyesi: %10 indirim',
  newsletterTeaserText:
    'Abonnieren Sie unseren Newsletter und erfahren Sie als Erste von neuen Themenwelten. | Abonnez-vous à notre newsletter et découvrez nos nouveaux univers en primeur. | Zapisz się do newslettera i poznawaj nowe kolekcje przed innymi. | Přihlaste se k odběru newsletteru a dozvíte se o nových kolekcích jako první. | Iratkozzon fel hírlevelünkre, és elsőként értesüljön az új kollekciókról. | Prihláste sa na odber newslettera a dozviete sa o nových kolekciách ako prví. | E-bültenimize üye olun, yeni koleksiyonlardan ilk siz haberdar olun.',
  newsletterButton:
    'Zum Newsletter | S’abonner à la newsletter | Zapisz się | Přihlásit se k odběru | Feliratkozom | Prihlásiť sa na odber | E-Bültene Üye Ol',
  newsletterTitle: 'Newsletter | Newsletter | Newsletter | Newsletter | Hírlevél | Newsletter | E-bülten',
  themeWorldText:
    'Ausgewählte Stücke für dieses Thema – nur solange der Vorrat reicht. | Une sélection de pièces pour cet univers – dans la limite des stocks disponibles. | Starannie dobrane produkty z tej kolekcji – do wyczerpania zapasów. | Vybrané kousky z této kolekce – jen do vyprodání zásob. | Válogatott darabok ebből a kollekcióból – a készlet erejéig. | Vybrané kúsky z tejto kolekcie – len do vypredania zásob. | Bu temaya özel seçilmiş ürünler; stoklarla sınırlıdır.',
  storesTitle:
    'Filialen in Ihrer Nähe | Nos magasins près de chez vous | Sklepy w Twojej okolicy | Prodejny ve vašem okolí | Üzletek az Ön közelében | Predajne vo vašom okolí | Yakınınızdaki mağazalar',
  storesLabel:
    'PLZ, Ort oder Straße | NPA, localité ou rue | Kod pocztowy, miejscowość lub ulica | PSČ, obec nebo ulice | Irányítószám, település vagy utca | PSČ, obec alebo ulica | Posta kodu, ilçe veya cadde',
  storesButton:
    'Filialen suchen | Rechercher un magasin | Szukaj sklepów | Hledat prodejny | Üzletek keresése | Hľadať predajne | Mağaza Ara',
  storesNone:
    'Zu „{term}“ haben wir keine Filiale gefunden. | Aucun magasin trouvé pour « {term} ». | Nie znaleźliśmy sklepu dla „{term}”. | Pro „{term}“ jsme nenašli žádnou prodejnu. | A(z) „{term}” keresésre nem találtunk üzletet. | Pre „{term}“ sme nenašli žiadnu predajňu. | “{term}” için mağaza bulunamadı.',
  openingHours:
    'Mo–Sa 9–19 Uhr | lu–sa 9 h–19 h | pn.–sob. 9–19 | po–so 9–19 h | H–Szo 9–19 óra | po–so 9.00–19.00 | Pzt–Cmt 09.00–19.00',
  contentText:
    'In der Demo steht hier nur ein Platzhalter. Im echten Shop kommt dieser Text aus der Redaktion. | Dans la démo, cette page n’est qu’un exemple. Dans la vraie boutique, la rédaction fournit ce texte. | W wersji demo jest tu tylko tekst zastępczy. W prawdziwym sklepie tę treść przygotowuje redakcja. | V demu je zde jen zástupný text. Ve skutečném obchodě sem text dodá redakce. | A demóban itt csak helykitöltő szöveg áll. A valódi áruházban ezt a szerkesztőség írja. | V deme je tu iba zástupný text. V skutočnom obchode ho dodá redakcia. | Demoda burada yalnızca örnek metin bulunur. Gerçek mağazada bu metni yayın ekibi hazırlar.',
  notFoundTitle:
    'Diese Tasse ist leer | Cette tasse est vide | Ta filiżanka jest pusta | Tento šálek je prázdný | Ez a csésze üres | Táto šálka je prázdna | Bu fincan boş',
  notFoundText:
    'Die gewünschte Seite gibt es nicht (mehr). Vielleicht hilft die Suche weiter. | La page demandée n’existe pas ou plus. La recherche pourra peut-être vous aider. | Tej strony nie ma lub została usunięta. Może pomoże wyszukiwarka. | Požadovaná stránka neexistuje nebo byla odstraněna. Zkuste ji vyhledat. | A keresett oldal nem létezik, vagy már nem elérhető. Talán a kereső segít. | Požadovaná stránka neexistuje alebo bola odstránená. Skúste ju vyhľadať. | Aradığınız sayfa yok ya da kaldırılmış. Arama belki yardımcı olur.',
  toHome:
    'Zur Startseite | Retour à l’accueil | Wróć na stronę główną | Zpět na úvodní stránku | Vissza a kezdőlapra | Späť na úvodnú stránku | Ana Sayfaya Dön',
} as const

const ROWS = { ...PAGE_ROWS, ...SHOPPING_ROWS, ...ACCOUNT_ROWS }

type TextKey = keyof typeof ROWS
export type PageTexts = Readonly<Record<TextKey, string>>

const TEXTS = Object.entries(ROWS).map(([key, row]) => [key, localize(row)] as const)
const byLocale = new Map<Locale, PageTexts>()

export function textsFor(locale: Locale): PageTexts {
  const cached = byLocale.get(locale)
  if (cached) return cached
  const texts = Object.fromEntries(TEXTS.map(([key, localized]) => [key, localized[locale]])) as PageTexts
  byLocale.set(locale, texts)
  return texts
}

/** Replaces `{name}` placeholders of a text. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
