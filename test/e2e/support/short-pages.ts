/** The pages of hosts-short.test.ts: many hosts that are tried in short share one. */
import type { Page } from 'puppeteer-core'
import { both } from './host.ts'
import { SHORT_HOSTS, type ShortHost } from './short-hosts.ts'

/** Each is a page of its own otherwise: what these do does not meet, and one page tells of all. */
const TOGETHER: readonly (readonly string[])[] = [
  [
    'a key in `Object.prototype`',
    '`var URL`',
    '`function Map` and `Set`',
    '`function Symbol`',
    'other `Headers` and `AbortController`',
    '`function Element` and `Node`',
    'the `reduce` of Prototype 1.6',
    'a console without `warn` and `error`',
    'a `requestIdleCallback` that never calls',
    '`<base href>`',
  ],
  // Read from the last to the first: RequireJS would take Underscore for a module.
  ['RequireJS', 'core-js 2', 'zone.js', 'Underscore'],
  [
    'windows-1252',
    'a filter that drops comments and white space',
    'a rule that hides tags until they are defined',
    'a tag in a declarative shadow root',
    'a tag in the shadow root of a component that is defined late',
    'jQuery 1.12',
    'Alpine.js',
    'Knockout',
  ],
]

/** A page, with the names of all that it does. */
interface ShortPage extends Omit<ShortHost, 'by'> {
  names: readonly string[]
  libraries: readonly string[]
}

function pageOf(names: readonly string[]): ShortPage {
  const hosts = names.map((name) => SHORT_HOSTS[name] as ShortHost)
  const given = <Key extends keyof ShortHost>(key: Key) =>
    hosts.flatMap(({ [key]: value }) => (value === undefined ? [] : [value as NonNullable<ShortHost[Key]>]))
  const allow = given('allows').map(({ source }) => source)
  const inTurn = (steps: ((page: Page) => Promise<void>)[]) => async (page: Page) => {
    for (const step of steps) await step(page)
  }
  return {
    ...Object.assign({}, ...hosts),
    names,
    libraries: given('by'),
    change: both(...given('change')),
    open: inTurn(given('open')),
    check: inTurn(given('check')),
    ...(allow.length > 0 && { allows: new RegExp(allow.join('|')) }),
  }
}

export const SHORT_PAGES: readonly ShortPage[] = [
  ...TOGETHER,
  ...Object.keys(SHORT_HOSTS)
    .filter((name) => !TOGETHER.some((names) => names.includes(name)))
    .map((name) => [name]),
].map(pageOf)
