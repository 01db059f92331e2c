/** Texts of products, search, cart and checkout. German | French | Polish | Czech | Hungarian | Slovak | Turkish. */

export const SHOPPING_ROWS = {
  addToCart: 'In den Warenkorb | Ajouter au panier | Do koszyka | Do košíku | Kosárba | Do košíka | Sepete ekle',
  addTitle:
    '{title} in den Warenkorb legen | Ajouter {title} au panier | Dodaj do koszyka: {title} | Přidat do košíku: {title} | Kosárba teszem: {title} | Pridať do košíka: {title} | {title} ürününü sepete ekle',
  adding: 'Wird hinzugefügt … | Ajout en cours… | Dodajemy… | Přidáváme… | Hozzáadás… | Pridávame… | Ekleniyor…',
  inCart: 'Im Warenkorb | Dans le panier | W koszyku | V košíku | A kosárban | V košíku | Sepetinizde',
  inCartCount:
    '{count} × im Warenkorb | {count} × dans votre panier | W koszyku: {count} szt. | V košíku: {count} ks | A kosárban: {count} db | V košíku: {count} ks | Sepetinizde: {count} adet',
  addFailed:
    'Das hat leider nicht geklappt. Bitte versuchen Sie es später noch einmal. | L’ajout n’a pas fonctionné. Veuillez réessayer plus tard. | Niestety nie udało się. Spróbuj ponownie później. | Bohužel se to nepodařilo. Zkuste to prosím později. | Sajnos nem sikerült. Kérjük, próbálja meg később. | Žiaľ, nepodarilo sa to. Skúste to, prosím, neskôr. | Ne yazık ki işlem tamamlanamadı. Lütfen daha sonra tekrar deneyin.',
  quantity: 'Menge | Quantité | Liczba | Množství | Mennyiség | Množstvo | Adet',
  description: 'Beschreibung | Description | Opis | Popis | Leírás | Opis | Açıklama',
  articleNumber:
    'Artikelnummer | Numéro d’article | Numer artykułu | Číslo zboží | Cikkszám | Číslo tovaru | Ürün numarası',
  goesWell:
    'Passt gut dazu | Se marie bien avec | Pasuje do tego | Hodí se k tomu | Jól illik hozzá | Hodí sa k tomu | Yanına yakışanlar',
  before: 'Statt | Au lieu de | Poprzednio | Původně | Korábban | Pôvodne | Önceki fiyat:',
  vatHint:
    'inkl. MwSt., zzgl. Versandkosten | TVA incl., frais de port en sus | z VAT, bez kosztów dostawy | vč. DPH, bez ceny dopravy | áfával, szállítási költség nélkül | s DPH, bez ceny dopravy | KDV dahil, kargo hariç',
  inStock: 'Sofort lieferbar | Livrable immédiatement | Dostępny od ręki | Skladem | Raktáron | Na sklade | Stokta var',
  shortage:
    'Nur noch {count} Stück verfügbar | Plus que {count} pièces disponibles | Ostatnie sztuki: {count} | Zbývají poslední {count} ks | Már csak {count} db | Zostávajú posledné {count} ks | Son {count} adet',
  soldOut: 'Ausverkauft | Épuisé | Wyprzedane | Vyprodáno | Elfogyott | Vypredané | Tükendi',
  notAvailable:
    'Derzeit nicht lieferbar | Actuellement non disponible | Obecnie niedostępny | Momentálně nedostupné | Jelenleg nem elérhető | Momentálne nedostupné | Şu anda temin edilemiyor',
  toOffer:
    'Zum Angebot | Voir l’offre | Zobacz ofertę | Zobrazit nabídku | Megnézem az ajánlatot | Zobraziť ponuku | Teklifi Gör',
  allProducts:
    'Alle Artikel | Tous les articles | Wszystkie produkty | Všechny produkty | Minden termék | Všetky produkty | Tüm ürünler',
  productCount:
    'Artikel: {count} | Articles : {count} | Produkty: {count} | Počet produktů: {count} | Termékek: {count} | Počet produktov: {count} | Ürün sayısı: {count}',
  giftCards:
    'Geschenkkarten | Cartes cadeaux | Karty podarunkowe | Dárkové karty | Ajándékkártyák | Darčekové karty | Hediye kartları',
  partnerProducts:
    'Angebote unserer Partner | Offres de nos partenaires | Oferty partnerów | Nabídky partnerů | Partnereink ajánlatai | Ponuky partnerov | Ortaklarımızın teklifleri',
  searchTitle: 'Suche | Recherche | Wyszukiwanie | Vyhledávání | Keresés | Vyhľadávanie | Arama',
  searchResults:
    'Ergebnisse für „{term}“ | Résultats pour « {term} » | Wyniki dla „{term}” | Výsledky pro „{term}“ | Találatok erre: „{term}” | Výsledky pre „{term}“ | “{term}” için sonuçlar',
  searchNone:
    'Dazu haben wir leider nichts gefunden. Versuchen Sie es mit einem anderen Begriff. | Nous n’avons rien trouvé. Essayez un autre mot. | Niestety nic nie znaleźliśmy. Spróbuj innego słowa. | Bohužel jsme nic nenašli. Zkuste jiné slovo. | Sajnos nem találtunk semmit. Próbálja más kifejezéssel. | Žiaľ, nič sme nenašli. Skúste iné slovo. | Ne yazık ki bir şey bulamadık. Başka bir kelime deneyin.',
  searchLabel:
    'Suchbegriff | Terme recherché | Szukana fraza | Hledaný výraz | Keresett kifejezés | Hľadaný výraz | Aranacak kelime',
  searchButton: 'Suchen | Rechercher | Szukaj | Hledat | Keresés | Hľadať | Ara',
  cartTitle: 'Ihr Warenkorb | Votre panier | Twój koszyk | Váš košík | Az Ön kosara | Váš košík | Sepetiniz',
  cartLoading:
    'Ihr Warenkorb wird geladen … | Chargement de votre panier… | Wczytujemy Twój koszyk… | Košík se načítá… | A kosár betöltése… | Košík sa načítava… | Sepetiniz yükleniyor…',
  cartEmpty:
    'Ihr Warenkorb ist noch leer. | Votre panier est encore vide. | Twój koszyk jest jeszcze pusty. | Váš košík je zatím prázdný. | Az Ön kosara még üres. | Váš košík je zatiaľ prázdny. | Sepetiniz henüz boş.',
  cartError:
    'Ihr Warenkorb kann gerade nicht angezeigt werden. Bitte versuchen Sie es später noch einmal. | Votre panier ne peut pas être affiché pour le moment. Veuillez réessayer plus tard. | Nie można teraz wyświetlić koszyka. Spróbuj ponownie później. | Košík teď nelze zobrazit. Zkuste to prosím později. | A kosár most nem jeleníthető meg. Kérjük, próbálja meg később. | Košík sa teraz nedá zobraziť. Skúste to, prosím, neskôr. | Sepetiniz şu anda görüntülenemiyor. Lütfen daha sonra tekrar deneyin.',
  cartNeedsScript:
    'Der Warenkorb braucht JavaScript. | Le panier nécessite JavaScript. | Koszyk wymaga JavaScriptu. | Košík vyžaduje JavaScript. | A kosárhoz JavaScript szükséges. | Košík vyžaduje JavaScript. | Sepet için JavaScript gereklidir.',
  remove: 'Löschen | Supprimer | Usuń | Odebrat | Törlés | Odstrániť | Sil',
  removeTitle:
    '{title} löschen | Supprimer {title} | Usuń: {title} | Odebrat: {title} | Törlés: {title} | Odstrániť: {title} | {title} ürününü sil',
  quantityTitle:
    'Menge von {title} | Quantité : {title} | Liczba: {title} | Množství: {title} | Mennyiség: {title} | Množstvo: {title} | Adet: {title}',
  free: 'Gratis | Offert | Gratis | Zdarma | Ingyenes | Zadarmo | Hediye',
  defective:
    'Dieses Produkt ist derzeit nicht verfügbar. | Ce produit n’est pas disponible actuellement. | Ten produkt jest obecnie niedostępny. | Tento produkt momentálně není dostupný. | Ez a termék jelenleg nem elérhető. | Tento produkt momentálne nie je dostupný. | Bu ürün şu anda mevcut değil.',
  subscription: 'Abo | Abonnement | Subskrypcja | Předplatné | Előfizetés | Predplatné | Abonelik',
  shipping: 'Versandkosten | Frais de port | Dostawa | Doprava | Szállítás | Doprava | Kargo',
  deductions: 'Abzüge | Déductions | Rabaty | Slevy | Kedvezmények | Zľavy | İndirimler',
  total: 'Gesamtsumme | Total | Razem | Celkem | Végösszeg | Spolu | Toplam',
  toCheckout:
    'Zur Kasse | Passer à la caisse | Przejdź do kasy | Přejít k pokladně | Tovább a pénztárhoz | Prejsť k pokladni | Ödemeye Geç',
  continueShopping:
    'Weiter einkaufen | Continuer les achats | Kontynuuj zakupy | Pokračovat v nákupu | Vásárlás folytatása | Pokračovať v nákupe | Alışverişe Devam Et',
  checkoutTitle: 'Kasse | Caisse | Kasa | Pokladna | Pénztár | Pokladňa | Ödeme',
  checkoutText:
    'Hier endet die Demo: Es wird nichts bestellt und nichts bezahlt. | La démo s’arrête ici : rien n’est commandé ni payé. | Tu kończy się demo: niczego nie zamówisz i za nic nie zapłacisz. | Tady demo končí: nic si neobjednáte ani nezaplatíte. | A demó itt véget ér: nem rendel és nem fizet semmit. | Tu sa demo končí: nič si neobjednáte ani nezaplatíte. | Demo burada biter: hiçbir sipariş verilmez, ödeme alınmaz.',
  secureHint:
    'Ihre Daten werden verschlüsselt übertragen. | Vos données sont transmises de façon chiffrée. | Twoje dane są przesyłane w zaszyfrowanej formie. | Vaše údaje se přenášejí šifrovaně. | Adatait titkosítva továbbítjuk. | Vaše údaje sa prenášajú šifrovane. | Verileriniz şifrelenerek iletilir.',
  backToCart:
    'Zurück zum Warenkorb | Retour au panier | Wróć do koszyka | Zpět do košíku | Vissza a kosárhoz | Späť do košíka | Sepete Dön',
} as const
