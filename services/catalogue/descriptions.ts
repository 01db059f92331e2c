/** One sentence per type of product. German | French | Polish | Czech | Hungarian | Slovak | Turkish. */
import { localize } from './localize.ts'

export const DESCRIPTIONS = {
  beans: localize(
    'Schonend im Trommelröster geröstet und noch am selben Tag aromadicht verpackt. | Torréfié lentement au tambour et emballé le jour même pour préserver tous ses arômes. | Powoli palona w bębnie i jeszcze tego samego dnia szczelnie pakowana, by zachować pełnię aromatu. | Pomalu pražená v bubnu a ještě týž den balená tak, aby si uchovala celé aroma. | Dobban, kíméletesen pörkölve, és még aznap aromazáró csomagolásba zárva. | Pomaly pražená v bubne a ešte v ten istý deň balená tak, aby si zachovala celú arómu. | Tamburda yavaş yavaş kavrulur, aroması kaçmasın diye aynı gün paketlenir.',
  ),
  ground: localize(
    'Passend gemahlen für Filter, Kanne oder Handaufguss – einfach aufbrühen und genießen. | Moulu pour le filtre, la cafetière ou la méthode douce: il ne reste qu’à verser l’eau et à savourer. | Zmielona w sam raz do ekspresu przelewowego, kawiarki lub dripa – wystarczy zaparzyć i delektować się smakiem. | Namletá tak akorát pro překapávač, konvici i ruční filtr – stačí zalít a vychutnat. | Filteres főzőhöz, kannához és kézi szűrőhöz is megfelelően őrölve – csak forrázza le, és élvezze. | Pomletá tak akurát pre prekvapkávač, kanvicu aj ručný filter – stačí zaliať a vychutnať si. | Filtre kahve makinesi, demlik ve el filtresi için ideal öğütülmüştür; demleyin ve keyfini çıkarın.',
  ),
  capsules: localize(
    'Auf Knopfdruck eine volle Tasse Aroma – jede Kapsel ist einzeln versiegelt und recycelbar. | Une tasse pleine d’arômes sur simple pression: chaque capsule est scellée séparément et recyclable. | Pełna filiżanka aromatu za naciśnięciem przycisku – każda kapsułka jest osobno zamknięta i nadaje się do recyklingu. | Plný šálek aroma jedním stisknutím – každá kapsle je zvlášť uzavřená a recyklovatelná. | Gombnyomásra egy csésze teljes aroma – minden kapszula külön zárt és újrahasznosítható. | Plná šálka arómy jedným stlačením – každá kapsula je samostatne uzavretá a recyklovateľná. | Tek tuşla aroma dolu bir fincan; her kapsül ayrı ayrı mühürlenmiştir ve geri dönüştürülebilir.',
  ),
  machine: localize(
    'Kompakt gebaut, leicht zu reinigen und in weniger als einer Minute bereit für den ersten Espresso. | Compacte, facile à nettoyer et prête pour le premier espresso en moins d’une minute. | Kompaktowy, łatwy w czyszczeniu i gotowy do pierwszego espresso w niecałą minutę. | Kompaktní, snadno se čistí a na první espresso je připravený za necelou minutu. | Kompakt, könnyen tisztítható, és egy percen belül készen áll az első eszpresszóra. | Kompaktný, ľahko sa čistí a na prvé espresso je pripravený za necelú minútu. | Kompakt yapılı, temizlemesi kolay ve bir dakikadan kısa sürede ilk espressonuza hazır.',
  ),
  brewing: localize(
    'Sorgfältig verarbeitet und einfach in der Handhabung – für Kaffeegenuss wie bei der Barista. | Finition soignée et prise en main facile, pour un café digne d’un barista. | Starannie wykonane i proste w obsłudze – kawa jak od baristy. | Pečlivě zpracované a snadno použitelné – káva jako od baristy. | Gondosan kidolgozott, könnyen kezelhető darab, hogy otthon is olyan legyen a kávé, mint a baristánál. | Starostlivo spracované a jednoduché na používanie – káva ako od baristu. | Özenli işçilik ve kolay kullanım: barista elinden çıkmış gibi kahve.',
  ),
  tableware: localize(
    'Mit reaktiver Glasur, spülmaschinengeeignet – jedes Stück fällt ein wenig anders aus. | Émail réactif, compatible lave-vaisselle: chaque pièce est légèrement différente. | Reaktywne szkliwo, można myć w zmywarce – każda sztuka jest trochę inna. | S reaktivní glazurou, vhodné do myčky – každý kus je trochu jiný. | Reaktív mázzal, mosogatógépben mosható – minden darab egy kicsit más. | S reaktívnou glazúrou, vhodné do umývačky – každý kus je trochu iný. | Reaktif sırlı, bulaşık makinesinde yıkanabilir; her parça birbirinden biraz farklıdır.',
  ),
  cookware: localize(
    'Verteilt die Hitze gleichmäßig und eignet sich für alle Herdarten, auch für Induktion. | Répartit la chaleur uniformément et convient à tous les feux, induction comprise. | Równomiernie rozprowadza ciepło i nadaje się do wszystkich kuchenek, także indukcyjnych. | Rovnoměrně rozvádí teplo a hodí se na všechny typy sporáků včetně indukce. | Egyenletesen osztja el a hőt, és minden tűzhelyen használható, indukción is. | Rovnomerne rozvádza teplo a hodí sa na všetky typy sporákov vrátane indukcie. | Isıyı eşit dağıtır ve indüksiyon dahil tüm ocaklara uygundur.',
  ),
  household: localize(
    'Ein durchdachter Helfer für jeden Tag: robust, pflegeleicht und schön anzusehen. | Un allié bien pensé au quotidien: robuste, facile d’entretien et agréable à regarder. | Przemyślany pomocnik na co dzień: trwały, łatwy w utrzymaniu i ładny. | Promyšlený pomocník na každý den: odolný, nenáročný na údržbu a hezký na pohled. | Átgondolt segítség a mindennapokra: strapabíró, könnyen tisztán tartható és mutatós. | Premyslený pomocník na každý deň: odolný, nenáročný na údržbu a pekný na pohľad. | Her güne uygun, iyi düşünülmüş bir yardımcı: sağlam, bakımı kolay ve şık.',
  ),
  clothing: localize(
    'Angenehm weich auf der Haut und in einem Schnitt, der jeden Tag mitmacht. | Doux sur la peau, avec une coupe qui accompagne toutes les journées. | Przyjemnie miękkie dla skóry, o kroju na każdy dzień. | Příjemně měkké na těle a ve střihu vhodném na každý den. | Bőrbarát, kellemesen puha, és szabása minden napra jó választás. | Príjemne mäkké na tele a v strihu vhodnom na každý deň. | Tende yumuşacık ve her güne uyan bir kesimle.',
  ),
  knitwear: localize(
    'Warm gestrickt und trotzdem leicht – mit feiner Wolle, die nicht kratzt. | Maille chaude et pourtant légère, avec une laine fine qui ne gratte pas. | Ciepły, a mimo to lekki splot z delikatną wełną, która nie gryzie. | Hřejivá, a přesto lehká pletenina z jemné vlny, která nekouše. | Meleg, mégis könnyű kötés finom gyapjúval, amely nem szúr. | Hrejivý, a predsa ľahký úplet z jemnej vlny, ktorá nehryzie. | Sıcak tutan ama hafif bir örgü; kaşındırmayan ince yünüyle.',
  ),
  outerwear: localize(
    'Hält Wind und Regen ab, bleibt atmungsaktiv und kommt ohne schädliche Imprägnierung aus. | Protège du vent et de la pluie, reste respirant et se passe d’imperméabilisant nocif. | Chroni przed wiatrem i deszczem, oddycha i obywa się bez szkodliwej impregnacji. | Chrání před větrem a deštěm, zůstává prodyšné a obejde se bez škodlivé impregnace. | Véd a széltől és az esőtől, mégis lélegzik, káros impregnálószer nélkül. | Chráni pred vetrom a dažďom, zostáva priedušné a zaobíde sa bez škodlivej impregnácie. | Rüzgârdan ve yağmurdan korur, nefes alır ve zararlı kaplama içermez.',
  ),
  accessory: localize(
    'Das kleine Extra, das ein Outfit rund macht – mit Liebe zum Detail gefertigt. | Le petit plus qui parfait une tenue, confectionné avec le souci du détail. | Drobny dodatek, który dopełnia strój – wykonany z dbałością o szczegóły. | Drobnost, která oblečení dodá šmrnc – vyrobená s citem pro detail. | Apró kiegészítő, amely teljessé teszi a megjelenést – gondosan kidolgozott részletekkel. | Drobnosť, ktorá doladí celý outfit – vyrobená s citom pre detail. | Kombininizi tamamlayan küçük bir ayrıntı; incelikle üretildi.',
  ),
  shoes: localize(
    'Bequemes Fußbett, rutschhemmende Sohle und genug Platz für dicke Socken. | Semelle intérieure confortable, semelle antidérapante et assez de place pour de grosses chaussettes. | Wygodna wkładka, antypoślizgowa podeszwa i dość miejsca na grube skarpety. | Pohodlná stélka, protiskluzová podrážka a dost místa i na silné ponožky. | Kényelmes talpbetét, csúszásgátló talp, és vastag zoknival is hordható. | Pohodlná stielka, protišmyková podrážka a dosť miesta aj na hrubé ponožky. | Rahat taban, kaymaz dış taban ve kalın çoraplara bile yeten genişlik.',
  ),
  kids: localize(
    'Mit viel Bewegungsfreiheit und robust genug für Spielplatz, Kita und Sofa. | Grande liberté de mouvement et assez robuste pour la place de jeux, la crèche et le canapé. | Dużo swobody ruchu i wytrzymałość na plac zabaw, przedszkole i kanapę. | Spousta volnosti pohybu a dost výdrže na hřiště, do školky i na gauč. | Szabad mozgást enged, és kibírja a játszóteret, az ovit és a kanapét is. | Veľa voľnosti pohybu a výdrž na ihrisko, do škôlky aj na gauč. | Rahat hareket imkânı sunar; parka, kreşe ve koltuk keyfine dayanacak kadar sağlamdır.',
  ),
  toy: localize(
    'Aus nachhaltig gewonnenem Holz mit wasserbasierten Farben – regt Fantasie und Fingerfertigkeit an. | En bois issu de forêts gérées durablement, aux peintures à l’eau: stimule l’imagination et l’habileté. | Z drewna ze zrównoważonych upraw, malowane farbami wodnymi – pobudza wyobraźnię i ćwiczy zręczność. | Ze dřeva z udržitelných lesů a s barvami na vodní bázi – podporuje fantazii i šikovnost. | Fenntartható erdőkből származó fából, vízbázisú festékkel – fejleszti a képzeletet és a kézügyességet. | Z dreva z udržateľných lesov a s farbami na vodnej báze – podporuje fantáziu aj zručnosť. | Sürdürülebilir ormanlardan ahşap ve su bazlı boyalarla; hayal gücünü ve el becerisini geliştirir.',
  ),
  textile: localize(
    'Kuschelig weich, bei 40 °C waschbar und trocknergeeignet – so wird es zu Hause gemütlich. | Tout doux, lavable à 40 °C et compatible sèche-linge: de quoi rendre la maison douillette. | Milutki w dotyku, do prania w 40 °C i suszenia w suszarce – w domu robi się przytulnie. | Hebce měkké, lze prát na 40 °C i sušit v sušičce – domov bude hned útulnější. | Ölelnivalóan puha, 40 °C-on mosható, szárítógépben szárítható – otthonosabbá teszi a lakást. | Hebké a mäkké, možno prať pri 40 °C aj sušiť v sušičke – doma bude hneď útulnejšie. | Yumuşacık dokulu, 40 °C’de yıkanabilir ve kurutma makinesine uygundur; evinize sıcaklık katar.',
  ),
  living: localize(
    'Klare Linien und natürliche Materialien, die in jedem Raum für eine ruhige Stimmung sorgen. | Lignes épurées et matières naturelles pour une ambiance sereine dans chaque pièce. | Proste linie i naturalne materiały, które wnoszą spokój do każdego wnętrza. | Čisté linie a přírodní materiály, které vnesou klid do každé místnosti. | Letisztult vonalak és természetes anyagok, amelyek minden helyiségbe nyugalmat hoznak. | Čisté línie a prírodné materiály, ktoré vnesú pokoj do každej miestnosti. | Her odaya huzur katan yalın çizgiler ve doğal malzemeler.',
  ),
  sport: localize(
    'Leicht, strapazierfähig und ruckzuck verstaut – für alle, die lieber draußen sind. | Léger, résistant et vite rangé, pour qui préfère être dehors. | Lekkie, wytrzymałe i błyskawicznie spakowane – dla tych, którzy wolą być na zewnątrz. | Lehké, odolné a rychle sbalené – pro všechny, kdo jsou raději venku. | Könnyű, strapabíró és pillanatok alatt elpakolható – azoknak, akik a szabadban érzik jól magukat. | Ľahké, odolné a rýchlo zbalené – pre všetkých, ktorí sú radšej vonku. | Hafif, dayanıklı ve çabucak toplanır; açık havayı sevenler için.',
  ),
  giftCard: localize(
    'Drei Jahre gültig, im Shop und in allen Filialen einlösbar – auch in mehreren Schritten. | Valable trois ans, à utiliser dans la boutique en ligne et dans tous nos magasins, même en plusieurs fois. | Ważna trzy lata, do wykorzystania w sklepie internetowym i we wszystkich salonach, także na raty. | Platí tři roky v e-shopu i na všech prodejnách a lze ji čerpat i postupně. | Három évig érvényes a webáruházban és minden üzletünkben, több részletben is felhasználható. | Platí tri roky v e-shope aj vo všetkých predajniach a možno ju čerpať aj postupne. | Üç yıl geçerlidir; internet mağazasında ve tüm şubelerde, parça parça da kullanılabilir.',
  ),
  partner: localize(
    'Ein Angebot unseres Partners: Den Vertrag schließen Sie nach der Bestellung direkt mit ihm ab. | Une offre de notre partenaire: le contrat se conclut directement avec lui après la commande. | Oferta naszego partnera: umowę zawierasz bezpośrednio z nim po złożeniu zamówienia. | Nabídka našeho partnera: smlouvu uzavřete po objednání přímo s ním. | Partnerünk ajánlata: a szerződést a megrendelés után közvetlenül vele köti meg. | Ponuka nášho partnera: zmluvu uzatvoríte po objednaní priamo s ním. | Ortağımızın teklifidir; sözleşmeyi siparişten sonra doğrudan onunla yaparsınız.',
  ),
} as const

export type DescriptionName = keyof typeof DESCRIPTIONS
