/** Texts of the pages. German | French | Polish | Czech | Hungarian | Slovak | Turkish. */
import { localize } from '../../packages/shop/catalogue/localize.ts'
import type { Locale } from '../../src/shop/sites/sites.ts'

const ROWS = {
  skip: 'Zum Inhalt springen | Aller au contenu | Przejdź do treści | Přejít k obsahu | Ugrás a tartalomra | Prejsť na obsah | İçeriğe Geç',
  breadcrumbs:
    'Sie sind hier | Vous êtes ici | Jesteś tutaj | Nacházíte se zde | Ön itt jár | Nachádzate sa tu | Buradasınız',
  home: 'Startseite | Accueil | Strona główna | Úvodní stránka | Főoldal | Úvodná stránka | Ana Sayfa',
  heroKicker:
    'Neue Ernte, frisch geröstet | Nouvelle récolte, fraîchement torréfiée | Nowe zbiory, świeżo palone | Nová sklizeň, čerstvě pražená | Új termés, frissen pörkölve | Nová úroda, čerstvo pražená | Yeni Hasat, Taze Kavrulmuş',
  heroTitle:
    'Ein guter Morgen beginnt mit einer Tasse Kaffee | Le matin commence par une bonne tasse de café | Dobry dzień zaczyna się od filiżanki kawy | Dobré ráno začíná šálkem kávy | A jó reggel egy csésze kávéval kezdődik | Dobré ráno sa začína šálkou kávy | Güzel Bir Gün Bir Fincan Kahveyle Başlar',
  heroText:
    'Sortenreine Bohnen, schonend geröstet und nach wenigen Tagen bei Ihnen – und alles, was den Tag sonst noch schöner macht. | Des cafés d’origine, torréfiés en douceur et chez vous en quelques jours – et tout ce qui rend la journée plus belle. | Wyselekcjonowane ziarna, powoli palone i po kilku dniach u Ciebie – a do tego wszystko, co umila dzień. | Jednodruhová káva, šetrně pražená a za pár dní u vás – a k tomu vše, co vám zpříjemní den. | Válogatott kávészemek kíméletesen pörkölve, néhány napon belül Önnél – és minden más, ami szebbé teszi a napot. | Jednodruhová káva, šetrne pražená a o pár dní u vás – a k tomu všetko, čo spríjemní deň. | Özenle kavrulmuş yöresel çekirdekler birkaç gün içinde kapınızda; gününüzü güzelleştirecek daha pek çok şeyle birlikte.',
  heroButton:
    'Zum Kaffee | Voir les cafés | Zobacz kawy | Prohlédnout kávu | Megnézem a kávékat | Pozrieť kávu | Kahveleri Keşfet',
  featured:
    'Beliebt in dieser Woche | Les favoris de la semaine | Popularne w tym tygodniu | Oblíbené tento týden | A hét kedvencei | Obľúbené tento týždeň | Bu Haftanın Sevilenleri',
  newsletterText:
    'Abonnieren Sie unseren Newsletter und erfahren Sie als Erste von neuen Themenwelten. | Abonnez-vous à notre newsletter et découvrez nos nouveaux univers en primeur. | Zapisz się do newslettera i poznawaj nowe kolekcje przed innymi. | Přihlaste se k odběru newsletteru a dozvíte se o nových kolekcích jako první. | Iratkozzon fel hírlevelünkre, és elsőként értesüljön az új kollekciókról. | Prihláste sa na odber newslettera a dozviete sa o nových kolekciách ako prví. | E-bültenimize üye olun, yeni koleksiyonlardan ilk siz haberdar olun.',
  newsletterTitle: 'Newsletter | Newsletter | Newsletter | Newsletter | Hírlevél | Newsletter | E-Bülten',
  stubTitle:
    'Eine Seite des Shops | Une page de la boutique | Strona sklepu | Stránka e-shopu | Az áruház egyik oldala | Stránka e-shopu | Mağazadan Bir Sayfa',
  stubText:
    'In der Demo steht hier nur ein Platzhalter. Im echten Shop kommt dieser Text aus der Redaktion. | Dans la démo, cette page n’est qu’un exemple. Dans la vraie boutique, la rédaction fournit ce texte. | W wersji demo jest tu tylko tekst zastępczy. W prawdziwym sklepie tę treść przygotowuje redakcja. | V této ukázce je tu jen zástupný text. Ve skutečném e-shopu ho dodá redakce. | A demóban itt csak helykitöltő szöveg áll. A valódi áruházban ezt a szerkesztőség írja. | V tejto ukážke je tu iba zástupný text. V skutočnom e-shope ho dodá redakcia. | Demoda burada yalnızca örnek metin bulunur. Gerçek mağazada bu metni içerik ekibi hazırlar.',
  toHome:
    'Zur Startseite | Retour à l’accueil | Wróć na stronę główną | Zpět na úvodní stránku | Vissza a főoldalra | Späť na úvodnú stránku | Ana Sayfaya Dön',
  notFoundTitle:
    'Diese Tasse ist leer | Cette tasse est vide | Ta filiżanka jest pusta | Tento šálek je prázdný | Ez a csésze üres | Táto šálka je prázdna | Bu Fincan Boş',
  notFoundText:
    'Die gewünschte Seite gibt es nicht (mehr). Vielleicht hilft die Suche weiter. | La page demandée n’existe pas ou plus. La recherche pourra peut-être vous aider. | Tej strony nie ma lub została usunięta. Może pomoże wyszukiwarka. | Požadovaná stránka neexistuje nebo byla odstraněna. Zkuste ji vyhledat. | A keresett oldal nem létezik, vagy már nem elérhető. Talán a kereső segít. | Požadovaná stránka neexistuje alebo bola odstránená. Skúste ju vyhľadať. | Aradığınız sayfa yok ya da kaldırılmış. Arama belki yardımcı olur.',
  storesTitle:
    'Filialen in Ihrer Nähe | Nos magasins près de chez vous | Sklepy w Twojej okolicy | Prodejny ve vašem okolí | Üzletek az Ön közelében | Predajne vo vašom okolí | Size Yakın Mağazalar',
  storesLabel:
    'Ort, Postleitzahl oder Straße | Localité, NPA ou rue | Miejscowość, kod pocztowy lub ulica | Město, PSČ nebo ulice | Település, irányítószám vagy utca | Mesto, PSČ alebo ulica | İl, ilçe, posta kodu veya cadde',
  storesButton:
    'Filialen suchen | Chercher un magasin | Szukaj sklepu | Vyhledat prodejnu | Üzletek keresése | Vyhľadať predajňu | Mağaza Ara',
  signedIn:
    'Sie sind angemeldet als {name}. | Session ouverte : {name}. | Zalogowano jako {name}. | Přihlášený účet: {name}. | Bejelentkezve: {name}. | Prihlásený účet: {name}. | {name} olarak giriş yaptınız.',
  remembered:
    'Wir erkennen Sie als {name}. Für Ihre Daten melden Sie sich bitte an. | Nous vous reconnaissons : {name}. Connectez-vous pour accéder à vos données. | Rozpoznajemy Cię: {name}. Zaloguj się, aby zobaczyć swoje dane. | Poznáváme vás: {name}. Pro zobrazení údajů se prosím přihlaste. | Üdvözöljük, {name}! Adatai megtekintéséhez jelentkezzen be. | Spoznávame vás: {name}. Ak chcete vidieť svoje údaje, prihláste sa. | Merhaba {name}. Bilgileriniz için lütfen giriş yapın.',
  signedOut:
    'Sie sind nicht angemeldet. | Aucune session n’est ouverte. | Nikt nie jest zalogowany. | Žádný účet není přihlášen. | Nincs bejelentkezve. | Žiadny účet nie je prihlásený. | Giriş yapmadınız.',
  signIn: 'Anmelden | Se connecter | Zaloguj się | Přihlásit se | Bejelentkezés | Prihlásiť sa | Giriş Yap',
  signOut: 'Abmelden | Se déconnecter | Wyloguj się | Odhlásit se | Kijelentkezés | Odhlásiť sa | Çıkış Yap',
  signInHint:
    'In der Demo genügt ein beliebiger Name, das Passwort wird nicht geprüft. | Dans la démo, n’importe quel nom suffit et le mot de passe n’est pas vérifié. | W demo wystarczy dowolne imię, hasło nie jest sprawdzane. | V této ukázce stačí libovolné jméno, heslo se neověřuje. | A demóban bármilyen név megfelel, a jelszót nem ellenőrizzük. | V tejto ukážke stačí ľubovoľné meno, heslo sa neoveruje. | Demoda herhangi bir ad yeterlidir, şifre kontrol edilmez.',
  name: 'Vor- und Nachname | Prénom et nom | Imię i nazwisko | Jméno a příjmení | Név | Meno a priezvisko | Ad Soyad',
  password: 'Passwort | Mot de passe | Hasło | Heslo | Jelszó | Heslo | Şifre',
  accountTitle: 'Mein Konto | Mon compte | Moje konto | Můj účet | Fiókom | Môj účet | Hesabım',
  register:
    'Registrieren | Créer un compte | Zarejestruj się | Zaregistrovat se | Regisztráció | Zaregistrovať sa | Üye Ol',
  addToCart: 'In den Warenkorb | Ajouter au panier | Do koszyka | Do košíku | Kosárba | Do košíka | Sepete Ekle',
  adding: 'Wird hinzugefügt … | Ajout en cours… | Dodajemy… | Přidáváme… | Hozzáadás… | Pridávame… | Ekleniyor…',
  inCartCount:
    '{count} × im Warenkorb | {count} × dans votre panier | W koszyku: {count} szt. | V košíku: {count} ks | A kosárban: {count} db | V košíku: {count} ks | Sepetinizde: {count} adet',
  addFailed:
    'Das hat leider nicht geklappt. Bitte versuchen Sie es später noch einmal. | L’ajout n’a pas fonctionné. Veuillez réessayer plus tard. | Niestety nie udało się. Spróbuj ponownie później. | Bohužel se to nepodařilo. Zkuste to prosím později. | Sajnos nem sikerült. Kérjük, próbálja meg később. | Žiaľ, nepodarilo sa to. Skúste to, prosím, neskôr. | Ne yazık ki işlem tamamlanamadı. Lütfen daha sonra tekrar deneyin.',
  quantity: 'Menge | Quantité | Liczba sztuk | Množství | Mennyiség | Množstvo | Adet',
  description: 'Beschreibung | Description | Opis | Popis | Leírás | Opis | Açıklama',
  articleNumber:
    'Artikelnummer | Numéro d’article | Numer produktu | Číslo zboží | Cikkszám | Číslo tovaru | Ürün numarası',
  goesWell:
    'Passt gut dazu | Se marie bien avec | Pasuje do tego | Hodí se k tomu | Jól illik hozzá | Hodí sa k tomu | Yanına Yakışanlar',
  before: 'Statt | Au lieu de | Poprzednia cena: | Původní cena: | Eredeti ár: | Pôvodná cena: | Önceki fiyat:',
  vatHint:
    'inkl. MwSt., zzgl. Versandkosten | TVA incl., frais de port en sus | z VAT, bez kosztów dostawy | vč. DPH, bez ceny dopravy | áfával, szállítási költség nélkül | s DPH, bez ceny dopravy | KDV dahil, kargo hariç',
  totalHint:
    'inkl. MwSt. und Versandkosten | TVA et frais de port inclus | z VAT i kosztami dostawy | vč. DPH a dopravy | az ár tartalmazza az áfát és a szállítási költséget | vrátane DPH a dopravy | KDV ve kargo dahil',
  inStock: 'Sofort lieferbar | Livrable immédiatement | Dostępny od ręki | Skladem | Raktáron | Na sklade | Stokta var',
  shortage:
    'Nur noch {count} Stück verfügbar | Plus que {count} pièces disponibles | Ostatnie sztuki: {count} | Zbývají poslední {count} ks | Már csak {count} db | Zostávajú posledné {count} ks | Son {count} adet',
  rated:
    '{stars} von 5 Sternen, {count} Bewertungen | Note : {stars} sur 5, {count} avis | Ocena {stars} na 5, liczba ocen: {count} | Hodnocení {stars} z 5, počet hodnocení: {count} | Értékelés: 5-ből {stars}, {count} vélemény | Hodnotenie {stars} z 5, počet hodnotení: {count} | 5 üzerinden {stars} puan, {count} değerlendirme',
  delivery:
    'Lieferung {date} | Livraison {date} | Dostawa: {date} | Doručíme {date} | Szállítás: {date} | Doručíme {date} | Teslimat: {date}',
  soldOut: 'Ausverkauft | Épuisé | Wyprzedane | Vyprodáno | Elfogyott | Vypredané | Tükendi',
  notAvailable:
    'Zurzeit nicht verfügbar | Actuellement indisponible | Obecnie niedostępne | Momentálně není k dispozici | Jelenleg nem kapható | Momentálne nedostupné | Şu anda mevcut değil',
  allProducts:
    'Alle Artikel | Tous les articles | Wszystkie produkty | Všechny produkty | Minden termék | Všetky produkty | Tüm Ürünler',
  productCount:
    'Artikel: {count} | Articles : {count} | Produkty: {count} | Počet produktů: {count} | Termékek: {count} | Počet produktov: {count} | Ürün sayısı: {count}',
  giftCards:
    'Geschenkkarten | Cartes cadeaux | Karty podarunkowe | Dárkové karty | Ajándékkártyák | Darčekové karty | Hediye Kartları',
  partnerProducts:
    'Angebote unserer Partner | Offres de nos partenaires | Oferty partnerów | Nabídky partnerů | Partnereink ajánlatai | Ponuky partnerov | İş Ortaklarımızın Teklifleri',
  searchTitle: 'Suche | Recherche | Wyszukiwanie | Vyhledávání | Keresés | Vyhľadávanie | Arama',
  searchResults:
    'Ergebnisse für „{term}“ | Résultats pour « {term} » | Wyniki dla „{term}” | Výsledky pro „{term}“ | Találatok erre: „{term}” | Výsledky pre „{term}“ | “{term}” için sonuçlar',
  searchNone:
    'Dazu haben wir leider nichts gefunden. Versuchen Sie es mit einem anderen Begriff. | Nous n’avons rien trouvé. Essayez avec d’autres mots. | Niestety nic nie znaleźliśmy. Spróbuj innego słowa. | Bohužel jsme nic nenašli. Zkuste jiné slovo. | Sajnos nem találtunk semmit. Próbálja más kifejezéssel. | Žiaľ, nič sme nenašli. Skúste iné slovo. | Ne yazık ki bir şey bulamadık. Başka bir kelime deneyin.',
  searchLabel:
    'Suchbegriff | Votre recherche | Szukana fraza | Hledaný výraz | Keresőkifejezés | Hľadaný výraz | Arama terimi',
  searchButton: 'Suchen | Rechercher | Szukaj | Hledat | Keresés | Hľadať | Ara',
  cartTitle: 'Ihr Warenkorb | Votre panier | Twój koszyk | Váš košík | Az Ön kosara | Váš košík | Sepetiniz',
  cartLoading:
    'Ihr Warenkorb wird geladen … | Chargement de votre panier… | Wczytujemy Twój koszyk… | Načítáme váš košík… | A kosár betöltése… | Načítavame váš košík… | Sepetiniz yükleniyor…',
  cartEmpty:
    'Ihr Warenkorb ist noch leer. | Votre panier est vide pour le moment. | Twój koszyk jest jeszcze pusty. | Váš košík je zatím prázdný. | Az Ön kosara még üres. | Váš košík je zatiaľ prázdny. | Sepetiniz henüz boş.',
  cartError:
    'Ihr Warenkorb kann gerade nicht angezeigt werden. Bitte versuchen Sie es später noch einmal. | Votre panier ne peut pas être affiché pour le moment. Veuillez réessayer plus tard. | Nie można teraz wyświetlić koszyka. Spróbuj ponownie później. | Košík teď nelze zobrazit. Zkuste to prosím později. | A kosár most nem jeleníthető meg. Kérjük, próbálja meg később. | Košík sa teraz nedá zobraziť. Skúste to, prosím, neskôr. | Sepetiniz şu anda görüntülenemiyor. Lütfen daha sonra tekrar deneyin.',
  cartNeedsScript:
    'Der Warenkorb braucht JavaScript. | Le panier nécessite JavaScript. | Koszyk wymaga JavaScriptu. | Košík vyžaduje JavaScript. | A kosárhoz JavaScript szükséges. | Košík vyžaduje JavaScript. | Sepet için JavaScript gereklidir.',
  remove: 'Löschen | Supprimer | Usuń | Odebrat | Törlés | Odstrániť | Sil',
  removeTitle:
    '{title} löschen | Supprimer {title} | Usuń: {title} | Odebrat: {title} | Törlés: {title} | Odstrániť: {title} | Sil: {title}',
  quantityTitle:
    'Menge von {title} | Quantité : {title} | Liczba: {title} | Množství: {title} | Mennyiség: {title} | Množstvo: {title} | Adet: {title}',
  free: 'Gratis | Offert | Gratis | Zdarma | Ajándék | Zadarmo | Hediye',
  defective:
    'Dieses Produkt ist derzeit nicht verfügbar. | Ce produit n’est pas disponible pour le moment. | Ten produkt jest obecnie niedostępny. | Tento produkt momentálně není k dispozici. | Ez a termék jelenleg nem kapható. | Tento produkt momentálne nie je dostupný. | Bu ürün şu anda mevcut değil.',
  subscription: 'Abo | Abonnement | Subskrypcja | Předplatné | Előfizetés | Predplatné | Abonelik',
  shipping: 'Versandkosten | Frais de port | Koszt dostawy | Doprava | Szállítási költség | Doprava | Kargo ücreti',
  coupon: 'Gutschein {code} | Bon {code} | Kupon {code} | Kupón {code} | Kupon: {code} | Kupón {code} | Kupon: {code}',
  total: 'Gesamtsumme | Total | Razem | Celkem | Végösszeg | Spolu | Toplam',
  toCheckout:
    'Zur Kasse | Passer à la caisse | Przejdź do kasy | Přejít k pokladně | Tovább a pénztárhoz | Prejsť k pokladni | Ödemeye Geç',
  continueShopping:
    'Weiter einkaufen | Continuer mes achats | Kontynuuj zakupy | Pokračovat v nákupu | Vásárlás folytatása | Pokračovať v nákupe | Alışverişe Devam Et',
  checkoutTitle: 'Kasse | Caisse | Kasa | Pokladna | Pénztár | Pokladňa | Ödeme',
  checkoutText:
    'Hier endet die Demo: Es wird nichts bestellt und nichts bezahlt. | La démo s’arrête ici : rien n’est commandé ni payé. | Tu kończy się demo: niczego nie zamówisz i za nic nie zapłacisz. | Tady ukázka končí: nic si neobjednáte ani nezaplatíte. | A demó itt véget ér: nem rendel és nem fizet semmit. | Tu sa ukážka končí: nič si neobjednáte ani nezaplatíte. | Demo burada biter: Hiçbir sipariş verilmez, ödeme alınmaz.',
  backToCart:
    'Zurück zum Warenkorb | Retour au panier | Wróć do koszyka | Zpět do košíku | Vissza a kosárhoz | Späť do košíka | Sepete Dön',
  mailConfirm:
    'Bitte bestätigen Sie Ihre Newsletteranmeldung | Veuillez confirmer votre inscription à la newsletter | Potwierdź zapis do newslettera | Potvrďte prosím přihlášení k odběru newsletteru | Kérjük, erősítse meg hírlevél-feliratkozását | Potvrďte, prosím, prihlásenie na odber newslettera | Lütfen e-bülten üyeliğinizi onaylayın',
  mailAlready:
    'Sie erhalten unseren Newsletter bereits | Vous recevez déjà notre newsletter | Nasz newsletter już do Ciebie trafia | Náš newsletter už dostáváte | Hírlevelünket már megkapja | Náš newsletter už dostávate | E-bültenimize zaten üyesiniz',
  mailVoucher:
    'Ihr Willkommensgutschein: WELCOME10 | Votre bon de bienvenue : WELCOME10 | Twój kupon powitalny: WELCOME10 | Váš uvítací kupón: WELCOME10 | Üdvözlőkuponja: WELCOME10 | Váš uvítací kupón: WELCOME10 | Hoş geldin kuponunuz: WELCOME10',
  mailConfirmLink:
    'Anmeldung bestätigen | Confirmer mon inscription | Potwierdź zapis | Potvrdit přihlášení | Feliratkozás megerősítése | Potvrdiť prihlásenie | Üyeliğimi Onayla',
  mailManageLink:
    'Einstellungen ändern oder abbestellen | Modifier les préférences ou se désinscrire | Zmień ustawienia lub zrezygnuj | Změnit nastavení nebo se odhlásit | Beállítások vagy leiratkozás | Zmeniť nastavenia alebo sa odhlásiť | Tercihleri Değiştir veya Üyelikten Çık',
} as const

export type PageTexts = Readonly<Record<keyof typeof ROWS, string>>

const TEXTS = Object.entries(ROWS).map(([key, row]) => [key, localize(row)] as const)

export const textsFor = (locale: Locale): PageTexts =>
  Object.fromEntries(TEXTS.map(([key, localized]) => [key, localized[locale]])) as PageTexts

/** Replaces `{name}` placeholders of a text. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
