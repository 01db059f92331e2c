/** The store finder, with fictitious stores. */

import { fold } from '../../services/search-words.ts'
import type { Locale, Site } from '../../src/shop/sites/sites.ts'
import { html } from './html.ts'
import type { PageView } from './page.ts'
import { breadcrumbs } from './product-parts.ts'
import { fill } from './texts.ts'

/** City | street. */
const SWISS = [
  '8001 Zürich | Lindenhofgasse 12',
  '3011 Bern | Marktgasse 48',
  '4051 Basel | Gerbergasse 21',
  '1003 Lausanne | Rue du Pont 9',
  '1204 Genève | Rue du Marché 30',
]
const STORES: Record<Site, readonly string[]> = {
  DE: [
    '20095 Hamburg | Mönckebergstraße 101',
    '10117 Berlin | Friedrichstraße 214',
    '80331 München | Sendlinger Straße 77',
    '50667 Köln | Breite Straße 58',
    '01067 Dresden | Wilsdruffer Straße 33',
  ],
  AT: [
    '1010 Wien | Kärntner Straße 66',
    '8010 Graz | Herrengasse 41',
    '5020 Salzburg | Linzer Gasse 52',
    '6020 Innsbruck | Maria-Theresien-Straße 63',
  ],
  CH: SWISS,
  CH_FR: SWISS,
  PL: [
    '00-024 Warszawa | Aleje Jerozolimskie 201',
    '31-042 Kraków | ul. Grodzka 77',
    '50-101 Wrocław | ul. Świdnicka 91',
    '80-831 Gdańsk | ul. Długa 88',
  ],
  CZ: [
    '110 00 Praha 1 | Na Příkopě 41',
    '602 00 Brno | Masarykova 39',
    '301 00 Plzeň | Americká 72',
    '779 00 Olomouc | Horní náměstí 33',
  ],
  HU: [
    '1052 Budapest | Váci utca 88',
    '6720 Szeged | Kárász utca 29',
    '4024 Debrecen | Piac utca 91',
    '7621 Pécs | Király utca 57',
  ],
  SK: [
    '811 06 Bratislava | Obchodná 79',
    '040 01 Košice | Hlavná 133',
    '010 01 Žilina | Národná 44',
    '974 01 Banská Bystrica | Dolná 61',
  ],
  TR: [
    '34710 Kadıköy, İstanbul | Bahariye Caddesi 142',
    '34433 Beyoğlu, İstanbul | İstiklal Caddesi 401',
    '06420 Çankaya, Ankara | Kızılay Meydanı 9',
    '35220 Konak, İzmir | Kıbrıs Şehitleri Caddesi 117',
  ],
}

function storesFor(site: Site, locale: Locale, term: string) {
  const wanted = fold(term, locale).split(' ')
  return STORES[site]
    .filter((store) => wanted.every((word) => fold(store, locale).includes(word)))
    .map((store) => store.split(' | '))
}

export const storeFinderPage: PageView = (context) => {
  const { t, site, locale, query } = context
  const term = (query.searchTerm ?? '').slice(0, 200).trim()
  const stores = storesFor(site, locale, term)
  return {
    title: t.storesTitle,
    type: 'content',
    content: html`<div class="container">
${breadcrumbs([['/service/storefinder/', t.storesTitle]], context)}
<h1>${t.storesTitle}</h1>
<form class="form-inline panel" action="/service/storefinder/search" role="search">
<div class="form-group"><label for="store-term">${t.storesLabel}</label>
<input id="store-term" class="form-control" type="search" name="searchTerm" value="${term}"></div>
<button class="btn btn-primary">${t.storesButton}</button></form>
${stores.length === 0 && html`<p class="alert">${fill(t.storesNone, { term })}</p>`}
<ul class="row store-list">${stores.map(
      ([place, street]) =>
        html`<li class="col-sm-4"><div class="panel"><h2>${place}</h2><p>${street}<br>${t.openingHours}</p></div></li>`,
    )}</ul>
</div>`,
  }
}
