/** Texts of the promotions: German | French | Polish | Czech | Hungarian | Slovak | Turkish. */
import type { Locale } from '../../src/shop/sites/sites.ts'
import { localize } from './catalogue/localize.ts'

const ROWS = {
  shippingToStore:
    'Versandkostenfrei in Ihre Filiale | Livraison gratuite en magasin | Darmowa dostawa do sklepu | Doprava na prodejnu zdarma | Ingyenes átvétel üzletünkben | Doprava do predajne zadarmo | Mağazaya ücretsiz kargo',
  coffeeShipping:
    'Kaffee ab {amount} versandkostenfrei | Café : livraison offerte dès {amount} | Kawa: darmowa dostawa od {amount} | Káva: doprava zdarma od {amount} | Kávé: ingyenes szállítás {amount} felett | Káva: doprava zadarmo od {amount} | {amount} ve üzeri kahvede ücretsiz kargo',
  countdown:
    'Nur heute: versandkostenfrei | Aujourd’hui seulement : livraison offerte | Tylko dziś: darmowa dostawa | Jen dnes: doprava zdarma | Csak ma: ingyenes szállítás | Len dnes: doprava zadarmo | Bugüne özel ücretsiz kargo',
  adventShipping:
    'Bis 20. Dezember bestellt, zum Fest geliefert | Commandé jusqu’au 20 décembre, livré pour Noël | Zamów do 20 grudnia, dostawa przed świętami | Objednáte do 20. prosince, doručíme do Vánoc | Rendelje meg december 20-ig, karácsonyra megérkezik | Objednáte do 20. decembra, doručíme do Vianoc | 20 Aralık’a kadar sipariş verin, yılbaşından önce kapınızda',
  newsletter:
    '10 % Rabatt mit dem Newsletter | 10% de rabais avec la newsletter | 10% rabatu za zapis do newslettera | Sleva 10 % za odběr newsletteru | 10% kedvezmény hírlevél-feliratkozóknak | Zľava 10 % za odber newslettera | E-bülten üyelerine %10 indirim',
  crossChannel:
    'Online bestellt, in der Filiale abgeholt | Commandé en ligne, retiré en magasin | Zamów online, odbierz w sklepie | Objednáte online, vyzvednete si na prodejně | Rendeljen online, vegye át üzletünkben | Objednáte online, vyzdvihnete si v predajni | Online sipariş, mağazadan teslim',
  returnsDays:
    '{days} Tage Rückgaberecht | {days} jours pour changer d’avis | {days} dni na zwrot | {days} dní na vrácení | {days} nap a visszaküldésre | {days} dní na vrátenie | {days} gün içinde iade',
  returnsMonths:
    '3 Monate Rückgaberecht | 3 mois pour changer d’avis | 3 miesiące na zwrot | 3 měsíce na vrácení | 3 hónap a visszaküldésre | 3 mesiace na vrátenie | 3 ay içinde iade',

  weeksHeadline:
    'Kaffeewochen | Les semaines du café | Tygodnie z kawą | Týdny kávy | Kávéhetek | Týždne kávy | Kahve Haftaları',
  weeksLong:
    '<b>20 % Rabatt</b> auf alle ganzen Bohnen und Filterkaffees, frisch geröstet | <b>20% de rabais</b> sur tous les cafés en grains et moulus | <b>20% rabatu</b> na wszystkie kawy ziarniste i mielone, świeżo palone | <b>Sleva 20 %</b> na všechny zrnkové i mleté kávy, čerstvě pražené | <b>20% kedvezmény</b> minden frissen pörkölt szemes és őrölt kávéra | <b>Zľava 20 %</b> na všetky zrnkové aj mleté kávy, čerstvo pražené | Taze kavrulmuş tüm çekirdek ve filtre kahvelerde <b>%20 indirim</b>',
  weeksShort:
    '<b>20 % Rabatt</b> auf Kaffee | <b>20% de rabais</b> sur les cafés | <b>20% rabatu</b> na kawy | <b>Sleva 20 %</b> na kávu | <b>20% kedvezmény</b> kávékra | <b>Zľava 20 %</b> na kávu | Kahvelerde <b>%20 indirim</b>',
  beansHeadline:
    'Doppelte Treuebohnen | Deux fois plus de grains de fidélité | Podwójne ziarna | Dvojnásobek věrnostních zrnek | Dupla hűségpont | Dvojnásobok vernostných zrniek | İki Kat Kahve Puanı',
  beansText:
    'Für alle mit Karte: Jeder Einkauf zählt diese Woche doppelt. | Avec la carte, chaque achat compte double cette semaine. | Z kartą każdy zakup liczy się w tym tygodniu podwójnie. | S kartou se tento týden každý nákup počítá dvakrát. | Kártyával ezen a héten minden vásárlás duplán számít. | S kartou sa tento týždeň každý nákup ráta dvakrát. | Kart sahiplerine bu hafta her alışveriş iki kat puan kazandırıyor.',
  adventHeadline:
    'Adventszauber | La magie de l’Avent | Magia adwentu | Kouzlo adventu | Adventi varázs | Čaro adventu | Yılbaşı Büyüsü',
  adventText:
    'Schöne Dinge zum Verschenken: jeden Tag eine neue Idee. | De belles idées à offrir : chaque jour une nouvelle offre. | Piękne prezenty: codziennie nowa oferta. | Krásné dárky: každý den nová nabídka. | Szép ajándékok: minden nap új ajánlat. | Krásne darčeky: každý deň nová ponuka. | Güzel hediyeler: her gün yeni bir fırsat.',

  conditions:
    '<p><strong>Aktionsbedingungen:</strong> Die Aktion gilt bis zum Ende der kommenden Woche, nur online und solange der Vorrat reicht.</p><ul><li>Nicht mit anderen Rabatten kombinierbar.</li><li>Gutscheine und Geschenkkarten sind ausgenommen.</li></ul><p>Mehr dazu in der <a href="/help">Hilfe</a>.</p> | <p><strong>Conditions :</strong> l’offre est valable jusqu’à la fin de la semaine prochaine, uniquement en ligne et dans la limite des stocks disponibles.</p><ul><li>Non cumulable avec d’autres rabais.</li><li>Les bons et cartes cadeaux sont exclus.</li></ul><p>Plus d’informations sur la page <a href="/help">Aide</a>.</p> | <p><strong>Warunki:</strong> promocja trwa do końca przyszłego tygodnia, tylko online i do wyczerpania zapasów.</p><ul><li>Nie łączy się z innymi rabatami.</li><li>Nie obejmuje bonów ani kart podarunkowych.</li></ul><p>Więcej informacji znajdziesz w dziale <a href="/help">Pomoc</a>.</p> | <p><strong>Podmínky:</strong> akce platí do konce příštího týdne, pouze online a do vyprodání zásob.</p><ul><li>Nelze kombinovat s jinými slevami.</li><li>Nevztahuje se na poukazy a dárkové karty.</li></ul><p>Více najdete v sekci <a href="/help">Pomoc</a>.</p> | <p><strong>Feltételek:</strong> az akció a jövő hét végéig, kizárólag online és a készlet erejéig érvényes.</p><ul><li>Más kedvezménnyel nem vonható össze.</li><li>Utalványokra és ajándékkártyákra nem vonatkozik.</li></ul><p>További részletek a <a href="/help">Segítség</a> oldalon.</p> | <p><strong>Podmienky:</strong> akcia platí do konca budúceho týždňa, iba online a do vypredania zásob.</p><ul><li>Nedá sa kombinovať s inými zľavami.</li><li>Nevzťahuje sa na poukážky a darčekové karty.</li></ul><p>Viac nájdete v sekcii <a href="/help">Pomoc</a>.</p> | <p><strong>Koşullar:</strong> Kampanya gelecek haftanın sonuna kadar, yalnızca online mağazamızda ve stoklarla sınırlı olarak geçerlidir.</p><ul><li>Diğer indirimlerle birleştirilemez.</li><li>Hediye çekleri ve hediye kartları kapsam dışıdır.</li></ul><p>Ayrıntılar için <a href="/help">Yardım</a> sayfasına bakın.</p>',
  conditionsHint:
    'Aktionsbedingungen | Conditions de l’offre | Warunki promocji | Podmínky akce | Az akció feltételei | Podmienky akcie | Kampanya Koşulları',
  conditionsHintShort: 'Bedingungen | Conditions | Warunki | Podmínky | Feltételek | Podmienky | Koşullar',
  discover: 'Jetzt entdecken | Découvrir | Sprawdź teraz | Prohlédnout | Felfedezem | Pozrieť | Hemen Keşfet',
  deliveryNote:
    'Pakete kommen in dieser Woche bis zu zwei Tage später an. | Cette semaine, les colis arrivent avec jusqu’à deux jours de retard. | W tym tygodniu paczki docierają z opóźnieniem do dwóch dni. | Balíky tento týden dorazí až o dva dny později. | A csomagok ezen a héten akár két nappal később érkeznek. | Balíky tento týždeň dorazia až o dva dni neskôr. | Bu hafta kargolar iki güne kadar gecikebilir.',
  more: 'Mehr dazu | En savoir plus | Dowiedz się więcej | Více informací | További részletek | Viac informácií | Ayrıntılar',
  paymentDisturbance:
    'Kreditkarten werden gerade nicht angenommen. Andere Zahlungsarten funktionieren. | Les cartes de crédit ne sont pas acceptées pour le moment. Les autres moyens de paiement fonctionnent. | Karty kredytowe są chwilowo nieobsługiwane. Inne formy płatności działają. | Platby kartou teď nefungují. Ostatní způsoby platby fungují. | A bankkártyás fizetés jelenleg nem működik. A többi fizetési mód elérhető. | Platby kartou momentálne nefungujú. Ostatné spôsoby platby fungujú. | Kredi kartıyla ödeme şu anda yapılamıyor. Diğer ödeme yöntemleri çalışıyor.',

  tasteSubline:
    'Nur für kurze Zeit | Offre à durée limitée | Tylko przez krótki czas | Jen po omezenou dobu | Csak rövid ideig | Len na obmedzený čas | Kısa bir süre için',
  tasteHeadline:
    '20 % auf zwei Packungen Kaffee | 20% sur deux paquets de café | Dwie kawy 20% taniej | Dvě kávy o 20 % levněji | Két kávé 20% kedvezménnyel | Dve kávy o 20 % lacnejšie | İki paket kahvede %20 indirim',
  tasteText:
    'Suchen Sie sich Ihre zwei Lieblinge aus. | Choisissez vos deux cafés préférés. | Wybierz swoje dwie ulubione. | Vyberte si své dvě oblíbené. | Válassza ki két kedvencét. | Vyberte si svoje dve obľúbené. | En sevdiğiniz iki kahveyi seçin.',
  tasteInstruction:
    'Geben Sie diesen Code im Warenkorb ein: | Saisissez ce code dans votre panier : | Wpisz ten kod w koszyku: | Zadejte tento kód v košíku: | Adja meg ezt a kódot a kosárban: | Zadajte tento kód v košíku: | Bu kodu sepetinizde girin:',
  homeHeadline:
    'Ein Zuhause zum Ankommen | Un intérieur où l’on se sent bien | Dom, do którego chce się wracać | Domov, kam se rádi vracíte | Otthon, ahová jó hazaérni | Domov, kam sa radi vraciate | Dönmek İsteyeceğiniz Bir Ev',
  homeText:
    'Licht, Wolle und Keramik in warmen Farben – für lange Abende. | Lumière, laine et céramique aux tons chauds, pour de longues soirées. | Światło, wełna i ceramika w ciepłych barwach – na długie wieczory. | Světlo, vlna a keramika v teplých barvách – na dlouhé večery. | Fény, gyapjú és kerámia meleg színekben – hosszú estékre. | Svetlo, vlna a keramika v teplých farbách – na dlhé večery. | Uzun akşamlar için sıcak renklerde ışık, yün ve seramik.',
  phaseHeadline:
    'Espressobar für zu Hause | Le bar à espresso chez soi | Domowy bar espresso | Domácí espresso bar | Otthoni eszpresszóbár | Domáci espresso bar | Evdeki Espresso Köşeniz',
  phaseText:
    'Mühle, Siebträger, Tassen: alles für den perfekten Espresso. | Moulin, machine et tasses : tout pour un espresso parfait. | Młynek, ekspres, filiżanki: wszystko do idealnego espresso. | Mlýnek, kávovar, šálky: vše pro dokonalé espresso. | Daráló, kávégép, csésze: minden a tökéletes eszpresszóhoz. | Mlynček, kávovar, šálky: všetko na dokonalé espresso. | Değirmen, makine ve fincanlar: kusursuz espresso için her şey.',
  phaseAdventHeadline:
    'Zeit zum Backen | Le temps des biscuits | Czas na pieczenie | Čas pečení | Itt a sütés ideje | Čas pečenia | Kurabiye Zamanı',
  phaseAdventText:
    'Formen, Teige und Düfte für die schönsten Wochen des Jahres. | Moules, pâtes et parfums pour les plus belles semaines de l’année. | Foremki, ciasta i zapachy na najpiękniejsze tygodnie roku. | Formičky, těsta a vůně pro nejkrásnější týdny roku. | Formák, tészták és illatok az év legszebb heteire. | Formičky, cestá a vône na najkrajšie týždne roka. | Yılın en güzel haftaları için kalıplar, hamurlar ve kokular.',
} as const

export type PromotionTextKey = keyof typeof ROWS

const TEXTS = Object.fromEntries(Object.entries(ROWS).map(([key, row]) => [key, localize(row)]))

export const promotionText = (key: PromotionTextKey, locale: Locale): string => TEXTS[key]?.[locale] ?? ''
