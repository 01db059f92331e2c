/** The pages' words about the products of a category. German | French | Polish | Czech | Hungarian | Slovak | Turkish. */

import type { Category } from './category.ts'
import { localize } from './localize.ts'

const CLOTHING = localize(
  'Angenehm weich auf der Haut und in einem Schnitt, der jeden Tag mitmacht. | Doux sur la peau, avec une coupe qui accompagne toutes les journées. | Przyjemnie miękkie dla skóry, o kroju na każdy dzień. | Příjemně měkké na těle a ve střihu vhodném na každý den. | Bőrbarát, kellemesen puha, és szabása mindennap kényelmes. | Príjemne mäkké na tele a v strihu vhodnom na každý deň. | Tende yumuşacık, her güne uygun bir kesim.',
)

export const DESCRIPTIONS = {
  coffee: localize(
    'Schonend im Trommelröster geröstet und noch am selben Tag aromadicht verpackt. | Torréfié lentement au tambour et emballé le jour même pour préserver tous ses arômes. | Powoli palona w bębnie i jeszcze tego samego dnia szczelnie pakowana, by zachować pełnię aromatu. | Pomalu pražená v bubnu a ještě týž den balená tak, aby si uchovala celé aroma. | Dobban, kíméletesen pörkölve, és még aznap aromazáró csomagolásba zárva. | Pomaly pražená v bubne a ešte v ten istý deň balená tak, aby si zachovala celú arómu. | Tamburda yavaş yavaş kavrulur, aroması kaçmasın diye aynı gün paketlenir.',
  ),
  machines: localize(
    'Sorgfältig verarbeitet und einfach in der Handhabung – für Kaffeegenuss wie vom Barista. | Finition soignée et prise en main facile, pour un café digne d’un barista. | Starannie wykonane i proste w obsłudze – kawa jak od baristy. | Pečlivě zpracované a snadno použitelné – káva jako od baristy. | Gondosan kidolgozott, könnyen kezelhető darab, hogy otthon is olyan legyen a kávé, mint a baristánál. | Starostlivo spracované a jednoduché na používanie – káva ako od baristu. | Özenli işçilik ve kolay kullanım: barista elinden çıkmış gibi kahve.',
  ),
  kitchen: localize(
    'Ein durchdachter Helfer für jeden Tag: robust, pflegeleicht und schön anzusehen. | Un allié bien pensé au quotidien : robuste, facile d’entretien et agréable à regarder. | Praktyczna pomoc na co dzień: trwała, łatwa w utrzymaniu czystości i ładna. | Praktický pomocník na každý den: odolný, nenáročný na údržbu a hezký na pohled. | Praktikus segítség a mindennapokban: strapabíró, könnyen tisztán tartható és mutatós. | Praktický pomocník na každý deň: odolný, nenáročný na údržbu a pekný na pohľad. | Mutfakta her gün elinizin altında: sağlam, bakımı kolay ve şık.',
  ),
  women: CLOTHING,
  men: CLOTHING,
  kids: localize(
    'Aus nachhaltig gewonnenem Holz mit wasserbasierten Farben – regt Fantasie und Fingerfertigkeit an. | En bois issu de forêts gérées durablement, aux peintures à l’eau : stimule l’imagination et l’habileté. | Z drewna ze zrównoważonej gospodarki leśnej, malowane farbami wodnymi – pobudza wyobraźnię i ćwiczy zręczność. | Ze dřeva z udržitelných lesů a s barvami na vodní bázi – podporuje fantazii i šikovnost. | Fenntartható erdőkből származó fából, vízbázisú festékkel – fejleszti a képzeletet és a kézügyességet. | Z dreva z udržateľných lesov a s farbami na vodnej báze – podporuje fantáziu aj zručnosť. | Sürdürülebilir ormanların ahşabından, su bazlı boyalarla üretilir; hayal gücünü ve el becerisini geliştirir.',
  ),
  home: localize(
    'Klare Linien und natürliche Materialien, die in jedem Raum für eine ruhige Stimmung sorgen. | Lignes épurées et matières naturelles pour une ambiance sereine dans chaque pièce. | Proste linie i naturalne materiały, które wnoszą spokój do każdego wnętrza. | Čisté linie a přírodní materiály, které vnesou klid do každé místnosti. | Letisztult vonalak és természetes anyagok, amelyek minden helyiségbe nyugalmat hoznak. | Čisté línie a prírodné materiály, ktoré vnesú pokoj do každej miestnosti. | Her odaya huzur katan yalın çizgiler ve doğal malzemeler.',
  ),
  sport: localize(
    'Leicht, strapazierfähig und ruckzuck verstaut – für alle, die lieber draußen sind. | Léger, résistant et vite rangé, pour qui préfère être dehors. | Lekkie, wytrzymałe i błyskawicznie spakowane – dla tych, którzy wolą być na zewnątrz. | Lehké, odolné a rychle sbalené – pro všechny, kdo jsou raději venku. | Könnyű, strapabíró és pillanatok alatt elpakolható – azoknak, akik a szabadban érzik jól magukat. | Ľahké, odolné a rýchlo zbalené – pre všetkých, ktorí sú radšej vonku. | Hafif, dayanıklı ve çabucak toplanır; açık havayı sevenler için.',
  ),
  'gift-cards': localize(
    'Drei Jahre gültig, im Shop und in allen Filialen einlösbar – auch in mehreren Schritten. | Valable trois ans, à utiliser dans la boutique en ligne et dans tous nos magasins, même en plusieurs fois. | Ważna trzy lata, do wykorzystania w sklepie internetowym i we wszystkich sklepach stacjonarnych, także w częściach. | Platí tři roky v e-shopu i na všech prodejnách a lze ji čerpat i postupně. | Három évig érvényes a webáruházban és minden üzletünkben, több részletben is felhasználható. | Platí tri roky v e-shope aj vo všetkých predajniach a možno ju čerpať aj postupne. | Üç yıl geçerlidir; online mağazada ve tüm mağazalarımızda, parça parça da kullanılabilir.',
  ),
  'partner-products': localize(
    'Ein Angebot unseres Partners: Den Vertrag schließen Sie nach der Bestellung direkt mit ihm ab. | Une offre de notre partenaire : le contrat se conclut directement avec lui après la commande. | Oferta naszego partnera: umowę zawierasz bezpośrednio z nim po złożeniu zamówienia. | Nabídka našeho partnera: smlouvu uzavřete po objednání přímo s ním. | Partnerünk ajánlata: a szerződést a megrendelés után közvetlenül vele köti meg. | Ponuka nášho partnera: zmluvu uzatvoríte po objednaní priamo s ním. | İş ortağımızın teklifidir; sözleşmeyi siparişten sonra doğrudan onunla yaparsınız.',
  ),
} satisfies Record<Category, unknown>

export const OUTDOOR = localize(
  'Hält Wind und Regen ab, bleibt atmungsaktiv und kommt ohne schädliche Imprägnierung aus. | Protège du vent et de la pluie, reste respirant et se passe d’imperméabilisant nocif. | Chroni przed wiatrem i deszczem, oddycha i obywa się bez szkodliwej impregnacji. | Chrání před větrem a deštěm, zůstává prodyšné a obejde se bez škodlivé impregnace. | Véd a széltől és az esőtől, mégis lélegzik, káros impregnálószer nélkül. | Chráni pred vetrom a dažďom, zostáva priedušné a zaobíde sa bez škodlivej impregnácie. | Rüzgârdan ve yağmurdan korur, nefes alır ve zararlı kaplama içermez.',
)
