/**
 * How many cores and calls of services a shop needs: what a hit and a render cost is measured here, a day of nine sites is
 * simulated from it. `--write` puts the table into docs/fragment-service.md.
 */
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { onNode } from '../packages/service/test/runtimes.ts'
import { overHttp } from '../packages/shop/test/support.ts'
import { content } from '../test/support/full-content.ts'
import { printTable } from './support/table.ts'

const MEASURE_SECONDS = 5
/** The part of a day's page views that each site has. */
const SITES = { DE: 0.45, AT: 0.1, CH: 0.08, CH_FR: 0.02, PL: 0.1, CZ: 0.08, HU: 0.05, SK: 0.04, TR: 0.08 }
/** Headers that differ, of a site: by campaign, theme, tags. The page of rank n has 1/n of the first one's views. */
const HEADERS = 200
const CAMPAIGNS = 50
/** As the service does by default. */
const FRESH_SECONDS = 60
const KEPT = 2000
const NEW_AT_ONCE = 500
const NEW_A_SECOND = 5
/** The part of a core that may be used, so that there is room for an hour that is like no other. */
const USED = 0.6

/** The processor's time that a process has used, in ms. */
function usedMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

interface Costs {
  /** The cost of an answer that is kept, and of one that is rendered, in ms of a core. */
  hitMs: number
  renderMs: number
}

async function measure(): Promise<Costs> {
  const services = await overHttp(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/jsonflyout')) return Response.json(content.navigation)
    if (pathname.includes('themeworld')) return Response.json(content.themeWorlds)
    return Response.json(pathname.endsWith('SHOP_FOOTER') ? content.footer : content.promotions?.home_top)
  })
  const service = await onNode(services.url, '--log', 'silent')
  const costOf = async (pathOf: (number: number) => string, connections: number) => {
    let number = 0
    const setupRequest = (request: { path: string }) => {
      number += 1
      return { ...request, path: pathOf(number) }
    }
    const before = usedMs(service.pid)
    const { requests } = await autocannon({
      url: service.url,
      connections,
      duration: MEASURE_SECONDS,
      requests: [{ setupRequest }],
    })
    return (usedMs(service.pid) - before) / requests.total
  }
  const header = '/fragments/DE/shop-header?top-banner=home_top'
  try {
    // Warm.
    for (let index = 0; index < 200; index += 1) await (await fetch(`${service.url}${header}&logo-alt=${index}`)).text()
    const hitMs = await costOf(() => header, 10)
    const before = usedMs(service.pid)
    // As many as are made at once.
    for (let index = 0; index < 250; index += 1)
      await (await fetch(`${service.url}${header}&pi-teaser=${index}`)).text()
    return { hitMs, renderMs: (usedMs(service.pid) - before) / 250 }
  } finally {
    await service.end()
    await services.close()
  }
}

const harmonic = (count: number) => Array.from({ length: count }, (_, index) => 1 / (index + 1)).reduce((a, b) => a + b)
const zipf = (count: number) => {
  const sum = harmonic(count)
  return Array.from({ length: count }, (_, index) => 1 / (index + 1) / sum)
}
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Part of the day's views in a minute: a night, an evening, and campaigns that start at ten and at six. */
function partOfDay(minute: number): number {
  const daily = 1 + 0.9 * Math.sin(((minute - 840) / 1440) * 2 * Math.PI)
  const start = [600, 1080].some((at) => minute >= at && minute < at + 10) ? 3 : 1
  return daily * start
}
const MINUTES = Array.from({ length: 1440 }, (_, minute) => partOfDay(minute))
const DAY = total(MINUTES)

/** How often something is made anew that is asked for so often a second, and fresh for a time. */
const renewals = (aSecond: number, freshSeconds: number) => (aSecond > 0 ? 1 / (freshSeconds + 1 / aSecond) : 0)

interface Minute {
  /** Fragments that visitors of a node ask for, a second. */
  asked: number
  /** Renders of a node a second. */
  renders: number
  /** Calls of services a second, of a node. */
  calls: number
}

/** A minute of one node: fragments are asked for by their rank, and contents by the fragments that hold them. */
function minuteOf(viewsASecond: number): Minute {
  const headers = Object.values(SITES).flatMap((part) => zipf(HEADERS).map((rank) => rank * part * viewsASecond))
  const footers = Object.values(SITES).map((part) => part * viewsASecond)
  const renders = total([...headers, ...footers].map((rate) => renewals(rate, FRESH_SECONDS)))
  const campaigns = Object.values(SITES).flatMap((part) => zipf(CAMPAIGNS).map((rank) => rank * part * viewsASecond))
  // Navigation, theme worlds and benefits of each site, and the footer's content.
  const common = footers.flatMap((rate) => [rate, rate, rate, rate])
  const calls = total([...campaigns, ...common].map((rate) => renewals(rate, FRESH_SECONDS)))
  return { asked: 2 * viewsASecond, renders, calls }
}

/** Always the same numbers. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** The time of a hit in one process that gets so many, and renders so many, a second, in ms: 99 of 100 are faster. */
function p99(hits: number, renders: number, { hitMs, renderMs }: Costs): number {
  const random = randomNumbers(1)
  const next = (rate: number) => (rate > 0 ? (-Math.log(1 - random()) / rate) * 1000 : Number.POSITIVE_INFINITY)
  const times: number[] = []
  let [freeAt, hitAt, renderAt] = [0, next(hits), next(renders)]
  while (times.length < 50_000) {
    const isHit = hitAt <= renderAt
    const at = isHit ? hitAt : renderAt
    freeAt = Math.max(freeAt, at) + (isHit ? hitMs : renderMs)
    if (isHit) times.push(freeAt - at)
    if (isHit) hitAt += next(hits)
    else renderAt += next(renders)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

/** For how many seconds a process that starts empty lacks fragments that it is asked for: only so many are made. */
function secondsUntilWarm(viewsASecond: number): number {
  const keys = Object.values(SITES).flatMap((part) => [1, ...zipf(HEADERS)].map((rank) => rank * part * viewsASecond))
  let warm = 0
  for (let seconds = 1; seconds <= 3600; seconds += 1) {
    const wanted = total(keys.map((rate) => 1 - Math.exp(-rate * seconds)))
    if (wanted > NEW_AT_ONCE + NEW_A_SECOND * seconds) warm = seconds
  }
  return warm
}

const costs = await measure()
console.log(`a hit takes ${costs.hitMs.toFixed(2)} ms of a core, a render ${costs.renderMs.toFixed(1)} ms`)
const rows: string[][] = []
const figure = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })
for (const power of [6, 8, 10])
  for (const nodes of [1, 10, 50]) {
    const ofNode = (part: number) => minuteOf((10 ** power * part) / 60 / nodes)
    const day = MINUTES.map((part) => ofNode(part / DAY))
    const peakViews = (10 ** power * Math.max(...MINUTES)) / DAY / 60 / nodes
    // The other nodes take the visitors of one that is lost.
    const peak = minuteOf(nodes > 1 ? (peakViews * nodes) / (nodes - 1) : peakViews)
    const load = (hits: number) => (hits * costs.hitMs + peak.renders * costs.renderMs) / 1000
    const cores = (hits: number) => Math.max(1, Math.ceil(load(hits) / USED))
    // Behind a cache the process is asked for what is to be made anew only.
    const [behind, direct] = [cores(peak.renders), cores(peak.asked)]
    rows.push([
      `10${power === 6 ? '⁶' : power === 8 ? '⁸' : '¹⁰'}, ${nodes}`,
      figure(peak.asked),
      figure((total(day.map(({ renders }) => renders)) * 60 * nodes) / 1e6),
      figure(Math.max(...day.map(({ calls }) => calls)) * nodes),
      figure(behind * nodes),
      figure(direct * nodes),
      figure(p99(peak.asked / direct, peak.renders / direct, costs)),
      figure(secondsUntilWarm(peakViews)),
    ])
  }
printTable(
  'scale',
  [
    'page views a day, nodes',
    'fragments a second of a node, at most',
    'renders a day, million',
    'calls of services a second, at most',
    'cores behind caches',
    'cores without',
    'p99 of a hit without, ms',
    'warm after a restart, s',
  ],
  '---|--:|--:|--:|--:|--:|--:|--:',
  rows,
  [
    `Measured for it: a hit takes ${costs.hitMs.toFixed(2)} ms of a core, a render ${costs.renderMs.toFixed(1)} ms. ${Object.keys(SITES).length * (HEADERS + 1)} different fragments (a process keeps ${KEPT}), ${CAMPAIGNS} campaigns a site.`,
  ],
  'docs/fragment-service.md',
)
