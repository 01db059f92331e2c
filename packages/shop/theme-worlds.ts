/** GET /service/themeworld-frontend/api/themeworlds/navigation (NAV-4, NAV-15). */
import { type Locale, localeOf } from '../../src/shop/sites/sites.ts'
import type { Routes } from './call.ts'
import { parseTextTable } from './text-table.ts'

const DAY_MS = 86_400_000
/** Days until a last-chance theme world ends. */
const DAYS_LEFT = 5
/** Theme worlds that are not `AVAILABLE`. */
const AVAILABILITIES: Record<string, string> = { 'rain-or-shine': 'SHORTAGE', 'autumn-walks': 'SOLDOUT' }
/** New theme worlds that are reduced as well. */
const REDUCED = ['baking-season']

const SECTIONS = ['scout', 'new', 'more', 'lastChance'] as const
type SectionName = (typeof SECTIONS)[number]

const TABLE = parseTextTable(`
overview | Themenwelten | Nos univers | Kolekcje | Kolekce | Kollekciók | Kolekcie | Koleksiyonlar
scout | Vorab entdecken | En avant-première | Odkryj przed innymi | Objevte jako první | Elsőként Önnek | Objavte ako prví | İlk Siz Keşfedin
  slow-morning | Ruhiger Morgen | Matin tranquille | Spokojny poranek | Klidné ráno | Nyugodt reggel | Pokojné ráno | Sakin Sabahlar
  winter-garden | Wintergarten | Jardin d’hiver | Ogród zimowy | Zimní zahrada | Télikert | Zimná záhrada | Kış Bahçesi
new | Neu diese Woche | Nouveau cette semaine | Nowości tygodnia | Novinky týdne | A hét újdonságai | Novinky týždňa | Bu Haftanın Yenileri
  cosy-evenings | Gemütliche Abende | Soirées douillettes | Przytulne wieczory | Útulné večery | Meghitt esték | Útulné večery | Keyifli Akşamlar
  baking-season | Backzeit | Le temps des biscuits | Czas na pieczenie | Čas pečení | Itt a sütés ideje | Čas pečenia | Kurabiye Zamanı
  espresso-bar | Espressobar für zu Hause | Le bar à espresso chez soi | Domowy bar espresso | Domácí espresso bar | Otthoni eszpresszóbár | Domáci espresso bar | Evdeki Espresso Köşeniz
more | Weitere Themenwelten | Autres univers | Więcej kolekcji | Další kolekce | További kollekciók | Ďalšie kolekcie | Diğer Koleksiyonlar
  tidy-home | Aufgeräumt wohnen | Un intérieur bien rangé | Porządek w domu | Uklizený domov | Rendezett otthon | Uprataný domov | Düzenli Ev
  yoga-balance | Yoga und Balance | Yoga et équilibre | Joga i równowaga | Jóga a rovnováha | Jóga és egyensúly | Joga a rovnováha | Yoga ve Denge
  school-start | Fit für die Schule | Prêts pour l’école | Gotowi do szkoły | Připraveni do školy | Irány az iskola | Pripravení do školy | Okula Hazırlık
  sleep-well | Gut schlafen | Bien dormir | Dobry sen | Dobrý spánek | Jó alvás | Dobrý spánok | İyi Uykular
lastChance | Letzte Chance | Dernière chance | Ostatnia szansa | Poslední šance | Utolsó esély | Posledná šanca | Son Fırsat
  rain-or-shine | Bei jedem Wetter | Par tous les temps | Na każdą pogodę | Do každého počasí | Minden időben | Do každého počasia | Her Havada
  autumn-walks | Herbstspaziergang | Balades d’automne | Jesienne spacery | Podzimní procházky | Őszi séták | Jesenné prechádzky | Sonbahar Yürüyüşleri
`)

const ENTRIES = TABLE.filter(({ depth }) => depth > 0)

const WORDS = Object.fromEntries(
  parseTextTable(`
reduced | Reduziert | Prix réduit | Taniej | Sleva | Akció | Zľava | İndirim
new | Neu | Nouveau | Nowość | Novinka | Új | Novinka | Yeni
until | bis {date} | jusqu’au {date} | do {date} | do {date} | {date}-ig | do {date} | {date} tarihine kadar
daysLeft | Nur noch {days} Tage | Plus que {days} jours | Zostało tylko {days} dni | Zbývá už jen {days} dní | Már csak {days} nap | Zostáva už len {days} dní | Son {days} gün
`).map(({ slug, texts }) => [slug, texts]),
)

export const THEME_WORLDS: Routes = {
  'GET /service/themeworld-frontend/api/themeworlds/navigation': {
    fault: 'theme-worlds',
    answer: ({ site }) => Response.json(themeWorldsOf(localeOf(site), new Date())),
  },
}

/** All sections. The last-chance theme worlds end a few days after `now`. */
export function themeWorldsOf(locale: Locale, now: Date) {
  const overview = { title: TABLE[0]?.texts[locale] ?? '', url: '/themeworlds' }
  const sections = Object.fromEntries(SECTIONS.map((name) => [name, sectionOf(name, locale, now)]))
  return { themeworldFlyout: { overview, sections } }
}

function sectionOf(name: SectionName, locale: Locale, now: Date) {
  const start = TABLE.findIndex(({ slug, depth }) => slug === name && depth === 0)
  const next = TABLE.findIndex(({ depth }, index) => index > start && depth === 0)
  const lines = TABLE.slice(start + 1, next === -1 ? undefined : next)
  const themeworlds = lines.map((line) => ({
    url: `/themeworlds/${line.slug}`,
    imgUrl: `/pictures/theme-${ENTRIES.indexOf(line) + 1}.svg`,
    title: line.texts[locale],
    // Card holders see these before others.
    shopCard: name === 'scout',
    availability: AVAILABILITIES[line.slug] ?? 'AVAILABLE',
    badges: [
      ...(name === 'new' ? [wordIn('new', locale)] : []),
      ...(REDUCED.includes(line.slug) ? [wordIn('reduced', locale)] : []),
    ],
    ...(name === 'lastChance' && AVAILABILITIES[line.slug] !== 'SOLDOUT' && ending(DAYS_LEFT, locale, now)),
  }))
  return { headline: TABLE[start]?.texts[locale] ?? '', themeworlds }
}

function ending(days: number, locale: Locale, now: Date) {
  const end = new Date(now.getTime() + days * DAY_MS)
  const date = end.toLocaleDateString(locale, { day: 'numeric', month: 'numeric', timeZone: 'Europe/Berlin' })
  return {
    endDate: end.toISOString(),
    // A Hungarian date ends with a dot, but not before a suffix.
    endDateText: wordIn('until', locale).replace('{date}', date).replace('.-', '-'),
    onlyXDaysLeftText: wordIn('daysLeft', locale).replace('{days}', String(days)),
  }
}

const wordIn = (word: string, locale: Locale): string => WORDS[word]?.[locale] ?? ''
