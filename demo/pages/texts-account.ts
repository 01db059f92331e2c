/** Texts of the customer pages. German | French | Polish | Czech | Hungarian | Slovak | Turkish. */

export const ACCOUNT_ROWS = {
  signedIn:
    'Sie sind angemeldet als {name}. | Vous êtes connecté : {name}. | Zalogowano jako {name}. | Jste přihlášeni jako {name}. | Bejelentkezve: {name}. | Ste prihlásení ako {name}. | {name} olarak giriş yaptınız.',
  remembered:
    'Wir erkennen Sie als {name}. Für Ihre Daten melden Sie sich bitte an. | Nous vous reconnaissons : {name}. Connectez-vous pour accéder à vos données. | Rozpoznajemy Cię: {name}. Zaloguj się, aby zobaczyć swoje dane. | Poznáváme vás: {name}. Pro zobrazení údajů se prosím přihlaste. | Felismerjük Önt: {name}. Adatai megtekintéséhez jelentkezzen be. | Spoznávame vás: {name}. Ak chcete vidieť svoje údaje, prihláste sa. | Sizi tanıyoruz: {name}. Bilgileriniz için lütfen giriş yapın.',
  signedOut:
    'Sie sind nicht angemeldet. | Vous n’êtes pas connecté. | Nikt nie jest zalogowany. | Nejste přihlášeni. | Nincs bejelentkezve. | Nie ste prihlásení. | Giriş yapmadınız.',
  signIn: 'Anmelden | Se connecter | Zaloguj się | Přihlásit se | Bejelentkezés | Prihlásiť sa | Giriş Yap',
  signOut: 'Abmelden | Se déconnecter | Wyloguj się | Odhlásit se | Kijelentkezés | Odhlásiť sa | Çıkış Yap',
  register:
    'Konto anlegen | Créer un compte | Załóż konto | Vytvořit účet | Regisztráció | Vytvoriť účet | Hesap Oluştur',
  signInHint:
    'In der Demo genügt ein beliebiger Name, das Passwort wird nicht geprüft. | Dans la démo, n’importe quel nom suffit et le mot de passe n’est pas vérifié. | W demo wystarczy dowolne imię, hasło nie jest sprawdzane. | V demu stačí libovolné jméno, heslo se neověřuje. | A demóban bármilyen név megfelel, a jelszót nem ellenőrizzük. | V deme stačí ľubovoľné meno, heslo sa neoveruje. | Demoda herhangi bir ad yeterlidir, şifre kontrol edilmez.',
  name: 'Vor- und Nachname | Prénom et nom | Imię i nazwisko | Jméno a příjmení | Név | Meno a priezvisko | Ad ve soyad',
  password: 'Passwort | Mot de passe | Hasło | Heslo | Jelszó | Heslo | Şifre',
  accountTitle: 'Mein Konto | Mon compte | Moje konto | Můj účet | Fiókom | Môj účet | Hesabım',
  accountAbout:
    'Hier verwalten Kundinnen und Kunden ihre Adressen, Zahlungsarten und Einstellungen. | Ici, la clientèle gère ses adresses, modes de paiement et préférences. | Tu klienci zarządzają adresami, płatnościami i ustawieniami. | Zde zákazníci spravují adresy, způsoby platby a nastavení. | Itt kezelhetik vásárlóink a címeiket, fizetési módjaikat és beállításaikat. | Tu zákazníci spravujú adresy, spôsoby platby a nastavenia. | Müşteriler adreslerini, ödeme yöntemlerini ve ayarlarını burada yönetir.',
  ordersTitle:
    'Bestellübersicht | Mes commandes | Moje zamówienia | Přehled objednávek | Rendeléseim | Prehľad objednávok | Siparişlerim',
  ordersAbout:
    'Hier stehen frühere Bestellungen und der Stand der Lieferung. | Ici figurent les commandes passées et l’état de la livraison. | Tu znajdują się wcześniejsze zamówienia i stan dostawy. | Zde najdete dřívější objednávky a stav doručení. | Itt láthatók a korábbi rendelések és a szállítás állapota. | Tu nájdete skoršie objednávky a stav doručenia. | Önceki siparişler ve teslimat durumu burada yer alır.',
  watchlistTitle: 'Merkzettel | Liste d’envies | Lista życzeń | Oblíbené | Kívánságlista | Obľúbené | Favorilerim',
  watchlistAbout:
    'Hier stehen Artikel, die man sich gemerkt hat – zum Beispiel diese: | Ici s’affichent les articles mis de côté, par exemple : | Tu znajdują się zapisane produkty – na przykład: | Zde najdete uložené produkty – například tyto: | Itt láthatók az elmentett termékek – például ezek: | Tu nájdete uložené produkty – napríklad tieto: | Beğendiğiniz ürünler burada yer alır; örneğin şunlar:',
  beansTitle:
    'Treuebohnen | Grains de fidélité | Moje ziarna | Věrnostní zrnka | Hűségpontjaim | Vernostné zrnká | Kahve Puanları',
  beansAbout:
    'Ihr Stand: {count} | Votre solde : {count} | Stan konta: {count} | Stav vašeho účtu: {count} | Egyenlege: {count} | Stav vášho účtu: {count} | Bakiyeniz: {count}',
  beansSignIn:
    'Nach der Anmeldung sehen Sie hier Ihren Stand. | Connectez-vous pour voir votre solde. | Po zalogowaniu zobaczysz tu stan konta. | Po přihlášení zde uvidíte stav svého účtu. | Bejelentkezés után itt láthatja egyenlegét. | Po prihlásení tu uvidíte stav svojho účtu. | Giriş yaptıktan sonra bakiyenizi burada görebilirsiniz.',
  registerAbout:
    'Hier würden neue Kundinnen und Kunden ihr Konto anlegen. Zum Ausprobieren genügt die Anmeldung. | Ici, les nouveaux clients créeraient leur compte. Pour essayer, il suffit de se connecter. | Tu nowi klienci zakładaliby konto. Do wypróbowania wystarczy się zalogować. | Zde by si noví zákazníci vytvořili účet. Na vyzkoušení se stačí přihlásit. | Itt regisztrálnának az új vásárlók. Kipróbáláshoz elég bejelentkezni. | Tu by si noví zákazníci vytvorili účet. Na vyskúšanie sa stačí prihlásiť. | Yeni müşteriler hesaplarını burada oluşturur. Denemek için giriş yapmanız yeterli.',
  helpTitle: 'Hilfe | Aide | Pomoc | Nápověda | Súgó | Pomoc | Yardım',
  contactTitle: 'Kontakt | Contact | Kontakt | Kontakt | Kapcsolat | Kontakt | İletişim',
  communityTitle: 'Community | Communauté | Społeczność | Komunita | Közösség | Komunita | Topluluk',
  mobileTitle:
    'Mobilfunk | Téléphonie mobile | Telefonia komórkowa | Mobilní tarify | Mobil díjcsomagok | Mobilné paušály | Mobil tarifeler',
  cardTitle: 'ShopCard | ShopCard | ShopCard | ShopCard | ShopCard | ShopCard | ShopCard',
} as const
