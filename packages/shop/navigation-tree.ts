/**
 * The main navigation. Its first level has the titles of the header's built-in entries, so that nothing moves when it
 * arrives. A line is slug | German | French | Polish | Czech | Hungarian | Slovak | Turkish; Two Spaces İndent One
 * level.
 */
export const NAVIGATION_TREE = `
coffee | Kaffee | Café | Kawa | Káva | Kávé | Káva | Kahve
  whole-bean | Ganze Bohne | Café en grains | Kawa ziarnista | Zrnková káva | Szemes kávé | Zrnková káva | Çekirdek Kahve
    espresso | Espresso-Bohnen | Grains pour espresso | Ziarna do espresso | Zrna na espresso | Szemes eszpresszókávé | Zrná na espresso | Espresso Çekirdeği
      espresso-light | Mittlere Röstung | Torréfaction moyenne | Średnio palone | Středně pražené | Közepes pörkölés | Stredné praženie | Orta Kavrulmuş
      espresso-dark | Dunkle Röstung | Torréfaction foncée | Ciemno palone | Tmavě pražené | Sötét pörkölés | Tmavé praženie | Koyu Kavrulmuş
    caffe-crema | Caffè-Crema-Bohnen | Grains pour caffè crema | Ziarna do caffè crema | Zrna na caffè crema | Szemes caffè crema | Zrná na caffè crema | Caffè Crema Çekirdeği
    filter-beans | Bohnen für Filterkaffee | Grains pour café filtre | Ziarna do kawy przelewowej | Zrna na filtrovanou kávu | Szemes filterkávé | Zrná na filtrovanú kávu | Filtre Kahve Çekirdeği
  ground | Gemahlener Kaffee | Café moulu | Kawa mielona | Mletá káva | Őrölt kávé | Mletá káva | Öğütülmüş Kahve
    filter-coffee | Filterkaffee | Café filtre | Kawa przelewowa | Filtrovaná káva | Filterkávé | Filtrovaná káva | Filtre Kahve
    decaf | Entkoffeiniert | Décaféiné | Bezkofeinowa | Bez kofeinu | Koffeinmentes | Bez kofeínu | Kafeinsiz
  capsules | Kaffeekapseln | Capsules de café | Kawa w kapsułkach | Kávové kapsle | Kávékapszulák | Kávové kapsuly | Kapsül Kahve
    espresso-capsules | Espressokapseln | Capsules espresso | Kapsułki espresso | Kapsle na espresso | Eszpresszókapszulák | Kapsuly na espresso | Espresso Kapsülleri
    tea-capsules | Teekapseln | Capsules de thé | Kapsułki z herbatą | Čajové kapsle | Teakapszulák | Čajové kapsuly | Çay Kapsülleri
  machines | Kaffeemaschinen | Machines à café | Ekspresy do kawy | Kávovary | Kávégépek | Kávovary | Kahve Makineleri
    fully-automatic | Kaffeevollautomaten | Machines automatiques | Ekspresy automatyczne | Automatické kávovary | Automata kávégépek | Automatické kávovary | Tam Otomatik Makineler
    portafilter | Siebträgermaschinen | Machines à porte-filtre | Ekspresy kolbowe | Pákové kávovary | Karos kávégépek | Pákové kávovary | Portafiltreli Makineler
    grinders | Kaffeemühlen | Moulins à café | Młynki do kawy | Mlýnky na kávu | Kávédarálók | Mlynčeky na kávu | Kahve Değirmenleri
  coffee-guide | Kaffeewissen | Le guide du café | Poradnik kawowy | Průvodce kávou | Kávékalauz | Sprievodca kávou | Kahve Rehberi
kitchen-household | Küche & Haushalt | Cuisine et ménage | Kuchnia i dom | Kuchyně a domácnost | Konyha és háztartás | Kuchyňa a domácnosť | Mutfak ve Ev
  tableware | Geschirr | Vaisselle | Naczynia | Nádobí | Étkészletek | Riad | Sofra Takımları
    cups | Tassen und Becher | Tasses et mugs | Kubki i filiżanki | Hrnky a šálky | Csészék és bögrék | Hrnčeky a šálky | Fincanlar ve Kupalar
    plates | Teller und Schalen | Assiettes et bols | Talerze i miski | Talíře a misky | Tányérok és tálak | Taniere a misky | Tabaklar ve Kâseler
    glasses | Gläser | Verres | Szklanki | Sklenice | Poharak | Poháre | Bardaklar
  cooking | Kochen | Cuisson | Gotowanie | Vaření | Főzés | Varenie | Yemek Pişirme
    pots-pans | Töpfe und Pfannen | Casseroles et poêles | Garnki i patelnie | Hrnce a pánve | Edények és serpenyők | Hrnce a panvice | Tencereler ve Tavalar
    knives | Messer | Couteaux | Noże | Nože | Kések | Nože | Bıçaklar
  baking | Backen | Pâtisserie | Pieczenie | Pečení | Sütés | Pečenie | Fırın ve Pasta
    baking-tins | Backformen | Moules à gâteaux | Formy do pieczenia | Formy na pečení | Sütőformák | Formy na pečenie | Kek Kalıpları
    baking-tools | Backzubehör | Accessoires de pâtisserie | Akcesoria do pieczenia | Pomůcky na pečení | Sütési kellékek | Pomôcky na pečenie | Pasta Gereçleri
  tidying | Ordnung & Reinigung | Rangement et nettoyage | Porządek i sprzątanie | Úklid a pořádek | Rend és takarítás | Poriadok a upratovanie | Düzen ve Temizlik
    storage-boxes | Aufbewahrungsboxen | Boîtes de rangement | Pudełka do przechowywania | Úložné boxy | Tárolódobozok | Úložné boxy | Saklama Kutuları
    laundry | Wäschepflege | Entretien du linge | Pranie i prasowanie | Péče o prádlo | Mosás és vasalás | Starostlivosť o bielizeň | Çamaşır Bakımı
women | Damen | Femme | Kobiety | Ženy | Nők | Ženy | Kadın
  women-clothing | Bekleidung | Vêtements | Odzież | Oblečení | Ruházat | Oblečenie | Giyim
    dresses | Kleider | Robes | Sukienki | Šaty | Ruhák | Šaty | Elbiseler
    blouses | Blusen | Blouses | Bluzki | Halenky | Blúzok | Blúzky | Bluzlar
    knitwear | Strick | Maille | Swetry | Svetry | Kötöttáruk | Svetre | Trikolar
    jackets | Jacken | Vestes | Kurtki | Bundy | Kabátok | Bundy | Ceketler
  women-nightwear | Nachtwäsche | Vêtements de nuit | Piżamy i koszule nocne | Noční prádlo | Hálóruhák | Nočná bielizeň | Pijama ve Gecelikler
    pyjamas | Schlafanzüge | Pyjamas | Piżamy | Pyžama | Pizsamák | Pyžamá | Pijamalar
    bathrobes | Bademäntel | Peignoirs | Szlafroki | Župany | Köntösök | Župany | Bornozlar
  women-accessories | Schmuck & Taschen | Bijoux et sacs | Biżuteria i torebki | Šperky a kabelky | Ékszerek és táskák | Šperky a kabelky | Takılar ve Çantalar
    bags | Handtaschen | Sacs à main | Torebki | Kabelky | Kézitáskák | Kabelky | El Çantaları
    scarves | Tücher und Schals | Foulards et écharpes | Apaszki i szaliki | Šátky a šály | Kendők és sálak | Šatky a šály | Eşarplar ve Şallar
men | Herren | Homme | Mężczyźni | Muži | Férfiak | Muži | Erkek
  men-clothing | Bekleidung | Vêtements | Odzież | Oblečení | Ruházat | Oblečenie | Giyim
    shirts | Hemden | Chemises | Koszule | Košile | Ingek | Košele | Gömlekler
    trousers | Hosen | Pantalons | Spodnie | Kalhoty | Nadrágok | Nohavice | Pantolonlar
    sweaters | Pullover | Pull-overs | Pulowery | Pulovry | Pulóverek | Pulóvre | Kazaklar
  men-underwear | Unterwäsche & Socken | Sous-vêtements et chaussettes | Bielizna i skarpety | Spodní prádlo a ponožky | Fehérnemű és zokni | Spodná bielizeň a ponožky | İç Çamaşırı ve Çorap
    boxer-shorts | Boxershorts | Caleçons | Bokserki | Boxerky | Boxeralsók | Boxerky | Boxerlar
    socks | Socken | Chaussettes | Skarpety | Ponožky | Zoknik | Ponožky | Çoraplar
  men-shoes | Schuhe | Chaussures | Buty | Boty | Cipők | Topánky | Ayakkabılar
    slippers | Hausschuhe | Pantoufles | Kapcie | Domácí obuv | Házicipők | Domáca obuv | Ev Terlikleri
    winter-boots | Winterstiefel | Bottes d’hiver | Buty zimowe | Zimní boty | Téli bakancsok | Zimná obuv | Kışlık Botlar
kids | Kinder | Enfant | Dzieci | Děti | Gyerekek | Deti | Çocuk
  kids-clothing | Kindermode | Mode enfant | Moda dziecięca | Dětská móda | Gyerekdivat | Detská móda | Çocuk Giyim
    baby | Babys | Bébés | Niemowlęta | Miminka | Babák | Bábätká | Bebek
    girls | Mädchen | Filles | Dziewczynki | Dívky | Lányok | Dievčatá | Kız Çocuk
    boys | Jungen | Garçons | Chłopcy | Chlapci | Fiúk | Chlapci | Erkek Çocuk
  toys | Spielzeug | Jouets | Zabawki | Hračky | Játékok | Hračky | Oyuncaklar
    wooden-toys | Holzspielzeug | Jouets en bois | Zabawki drewniane | Dřevěné hračky | Fajátékok | Drevené hračky | Ahşap Oyuncaklar
    puzzles | Gesellschaftsspiele | Jeux de société | Gry planszowe | Společenské hry | Társasjátékok | Spoločenské hry | Kutu Oyunları
  school | Schule & Basteln | École et bricolage | Szkoła i prace ręczne | Škola a tvoření | Iskola és kézművesség | Škola a tvorenie | Okul ve El İşi
    school-bags | Schulranzen | Sacs d’école | Tornistry | Školní aktovky | Iskolatáskák | Školské aktovky | Okul Çantaları
    crafts | Bastelbedarf | Loisirs créatifs | Artykuły plastyczne | Výtvarné potřeby | Hobbikellékek | Výtvarné potreby | El İşi Malzemeleri
home-living | Wohnen | Maison | Wnętrza | Bydlení | Otthon | Bývanie | Dekorasyon
  furniture | Möbel | Meubles | Meble | Nábytek | Bútorok | Nábytok | Mobilyalar
    shelves | Regale | Étagères | Regały | Regály | Polcok | Regály | Raflar
    chairs | Stühle | Chaises | Krzesła | Židle | Székek | Stoličky | Sandalyeler
    garden-furniture | Gartenmöbel | Meubles de jardin | Meble ogrodowe | Zahradní nábytek | Kerti bútorok | Záhradný nábytok | Bahçe Mobilyaları
  bedroom | Schlafzimmer | Chambre à coucher | Sypialnia | Ložnice | Hálószoba | Spálňa | Yatak Odası
    bed-linen | Bettwäsche | Linge de lit | Pościel | Povlečení | Ágynemű | Posteľná bielizeň | Nevresim Takımları
    blankets | Decken und Kissen | Couvertures et coussins | Koce i poduszki | Deky a polštáře | Takarók és párnák | Deky a vankúše | Battaniyeler ve Yastıklar
  bathroom | Bad | Salle de bains | Łazienka | Koupelna | Fürdőszoba | Kúpeľňa | Banyo
    towels | Handtücher | Linges de bain | Ręczniki | Ručníky | Törölközők | Uteráky | Havlular
    bath-mats | Badematten | Tapis de bain | Dywaniki łazienkowe | Koupelnové předložky | Fürdőszobaszőnyegek | Kúpeľňové predložky | Banyo Paspasları
  lighting | Lampen & Licht | Lampes et luminaires | Lampy i oświetlenie | Svítidla a osvětlení | Lámpák és világítás | Svietidlá a osvetlenie | Lambalar ve Aydınlatma
    table-lamps | Tischleuchten | Lampes de table | Lampy stołowe | Stolní lampy | Asztali lámpák | Stolové lampy | Masa Lambaları
    fairy-lights | Lichterketten | Guirlandes lumineuses | Łańcuchy świetlne | Světelné řetězy | Fényfüzérek | Svetelné reťaze | Dekoratif Işıklar
sport-outdoor | Sport & Freizeit | Sport et loisirs | Sport i rekreacja | Sport a volný čas | Sport és szabadidő | Šport a voľný čas | Spor ve Outdoor
  fitness | Fitness & Yoga | Fitness et yoga | Fitness i joga | Fitness a jóga | Fitnesz és jóga | Fitnes a joga | Fitness ve Yoga
    yoga-mats | Yogamatten | Tapis de yoga | Maty do jogi | Podložky na jógu | Jógaszőnyegek | Podložky na jogu | Yoga Matları
    sportswear | Sportbekleidung | Vêtements de sport | Odzież sportowa | Sportovní oblečení | Sportruházat | Športové oblečenie | Spor Giyim
  cycling | Radfahren | Vélo | Rower | Cyklistika | Kerékpározás | Cyklistika | Bisiklet
    cycling-clothing | Radbekleidung | Vêtements de vélo | Odzież rowerowa | Cyklistické oblečení | Kerékpáros ruházat | Cyklistické oblečenie | Bisiklet Kıyafetleri
    bike-accessories | Fahrradzubehör | Accessoires de vélo | Akcesoria rowerowe | Doplňky na kolo | Kerékpár-kiegészítők | Doplnky na bicykel | Bisiklet Aksesuarları
  camping | Camping & Wandern | Camping et randonnée | Kemping i wędrówki | Kempování a turistika | Kempingezés és túrázás | Kempovanie a turistika | Kamp ve Doğa Yürüyüşü
    backpacks | Rucksäcke | Sacs à dos | Plecaki | Batohy | Hátizsákok | Ruksaky | Sırt Çantaları
    rainwear | Regenbekleidung | Vêtements de pluie | Odzież przeciwdeszczowa | Oblečení do deště | Esőruházat | Oblečenie do dažďa | Yağmurluklar
offers | Angebote | Actions | Promocje | Akce | Akciók | Akcie | Fırsatlar
  offers-coffee | Kaffee im Angebot | Cafés en action | Kawa w promocji | Káva v akci | Akciós kávék | Káva v akcii | İndirimli Kahveler
  offers-fashion | Mode reduziert | Mode à prix réduit | Przecenione ubrania | Móda ve slevě | Akciós divat | Móda v zľave | İndirimli Moda
  offers-home | Wohnen reduziert | Maison à prix réduit | Wnętrza w promocji | Bydlení ve slevě | Akciós lakberendezés | Bývanie v zľave | İndirimli Ev Ürünleri
  last-pieces | Einzelstücke | Dernières pièces | Ostatnie sztuki | Poslední kusy | Utolsó darabok | Posledné kusy | Son Ürünler
`
