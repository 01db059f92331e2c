/** The addresses of pages, from a list or a sitemap (FLEET-1). */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { bytesOf } from '../bytes-of.ts'
import { isWeb } from '../is-web.ts'

/** The most sitemaps that are read of an index; the protocol of sitemaps allows more. */
const MOST_SITEMAPS = 50
const MAX_BYTES = 50_000_000
const TIMEOUT_MS = 30_000
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export interface PageList {
  pages: string[]
  /** How many addresses of other hosts a sitemap has named, or of no page: they are left out. */
  leftOut: number
}

/**
 * @param source A file, or an address.
 * @param limit How many pages are wanted at most.
 * @throws {Error} for what can't be read, or names no page.
 */
export async function readPages(source: string, limit: number): Promise<PageList> {
  const text = isWeb(source) ? await textAt(source) : textIn(source)
  const list = /^\s*</.test(text)
    ? await ofSitemap(text, isWeb(source) ? source : undefined, limit)
    : ofLines(text, source)
  const pages = [...new Set(list.pages)].slice(0, limit)
  if (pages.length === 0) throw new Error(`${source} names no page.`)
  return { ...list, pages }
}

async function textAt(address: string): Promise<string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`it answers ${response.status}`)
    return decoded(await bytesOf(response))
  } catch (error) {
    throw new Error(`${address} can't be read: ${error instanceof Error ? error.message : error}`)
  }
}

function textIn(file: string): string {
  try {
    return decoded(readFileSync(file))
  } catch (error) {
    throw new Error(`${file} can't be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** Sitemaps are often zipped files. */
function decoded(bytes: Uint8Array): string {
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b
  return new TextDecoder().decode(isZipped ? gunzipSync(bytes, { maxOutputLength: MAX_BYTES }) : bytes)
}

function ofLines(text: string, source: string): PageList {
  const pages: string[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const address = line.replace(/(^|\s)#.*/, '').trim()
    if (address === '') continue
    if (!isWeb(address)) throw new Error(`${source}:${index + 1}: ${address} is no address of a page.`)
    pages.push(address)
  }
  return { pages, leftOut: 0 }
}

/** Pages on other hosts that a sitemap from the web names are left out, as its protocol says. */
async function ofSitemap(text: string, address: string | undefined, limit: number): Promise<PageList> {
  const { kept, leftOut } = locationsIn(text, address)
  if (!/<sitemapindex[\s>]/.test(text)) return { pages: kept, leftOut }
  const all: PageList = { pages: [], leftOut }
  for (const inner of kept.slice(0, MOST_SITEMAPS)) {
    if (all.pages.length >= limit) break
    const found = locationsIn(await textAt(inner), inner)
    all.pages.push(...found.kept)
    all.leftOut += found.leftOut
  }
  return all
}

function locationsIn(text: string, address: string | undefined): { kept: string[]; leftOut: number } {
  // Each in its own piece of the text: a pattern would look through all that follows, again and again.
  const given = text
    .split('<loc>')
    .flatMap((piece) => (piece.includes('</loc>') ? piece.slice(0, piece.indexOf('</loc>')) : []))
  const all = given.map((one) =>
    one
      .replace(/<!\[CDATA\[|]]>/g, '')
      .replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
      .trim(),
  )
  const kept = all.filter((one) => isWeb(one) && (!address || new URL(one).host === new URL(address).host))
  return { kept, leftOut: all.length - kept.length }
}
