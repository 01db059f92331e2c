import { VERSION } from '../shop/version.ts'
import type { Finding } from './finding.ts'
import { ownFetch, pageHeader } from './own-fetch.ts'
import { pageTags } from './page-tags.ts'

const NAME = /\/shop-elements\.js([?#]|$)/

/** The address of the folder that this release is loaded from. A script that is no module has no address: its bundle is the page's. */
export const base = (): string => new URL('.', import.meta.url ?? location.href).href

/** The answer to a request, or undefined when there is none that the page may see. */
const answerOf = (url: string, mode: RequestMode) => ownFetch(url, { mode, cache: 'no-store' }).catch(() => undefined)

/** Whether the page may load a module, by its policies and the host's CORS headers. It is not run. */
function canLoad(url: string): Promise<boolean> {
  const link = document.createElement('link')
  if (!link.relList.supports('modulepreload')) return answerOf(url, 'cors').then((answer) => answer?.ok === true)
  link.rel = 'modulepreload'
  link.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
  link.crossOrigin = ''
  link.href = url
  return new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true)
    link.onerror = () => resolve(false)
    document.head.append(link)
  }).finally(() => link.remove())
}

function loaderAddresses(): string[] {
  const scripts = [...document.scripts].map(({ src }) => src)
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set([...scripts, ...fetched].filter((url) => NAME.test(url)))]
}

/** Consent managers by what they write on a script that they hold back. */
const CONSENT_MANAGERS: readonly [name: string, marks: RegExp][] = [
  ['Cookiebot', / data-cookieconsent=/],
  ['Usercentrics', / data-(usercentrics|uc-allowed)=/],
  ['OneTrust', / class="[^"]*(optanon-category|ot-vscat)/],
  ['Didomi', / type="didomi\//],
  ['Borlabs Cookie', / data-borlabs-/],
  ['CookieYes', / data-cookieyes=/],
  ['Complianz', / (data-cmplz-|class="[^"]*cmplz-)/],
  ['iubenda', / class="[^"]*_iub_cs_activate/],
  ['consentmanager', / (data-cmp-|class="[^"]*cmplazyload)/],
  ['Klaro', / data-name="[^"]*"[^>]* data-(type|src)=| data-(type|src)="[^"]*"[^>]* data-name=/],
]

/** Undefined for a script that runs, or that nobody holds back. */
function heldBack(script: HTMLScriptElement): Finding | undefined {
  const [tag = ''] = script.outerHTML.split('>')
  const [manager] = CONSENT_MANAGERS.find(([, marks]) => marks.test(tag)) ?? []
  if (!manager && script.type !== 'text/plain') return undefined
  return {
    code: 'LOADER_NOT_RUN',
    message: `${manager ?? 'A consent manager or optimiser'} holds the loader back, until the visitor agrees.`,
    remedy: `Take it out of ${manager ?? 'what holds it back'}, as header and footer belong to the page: <script type="module" src="${addressOf(script)}">.`,
    element: script,
  }
}

/** The address, which some move to another attribute. */
const addressOf = ({ src, dataset }: HTMLScriptElement): string =>
  src || Object.values(dataset).find((value) => value && NAME.test(value)) || ''

async function examineScript(script: HTMLScriptElement): Promise<Finding[]> {
  const { src, type } = script
  const held = type === 'module' && src ? undefined : heldBack(script)
  if (held) return [held]
  if (type !== 'module') {
    const message = `The script ${src} is not loaded as a module, so it does not run.`
    return [{ code: 'LOADER_NOT_MODULE', message, remedy: 'Write <script type="module" src="…">.', element: script }]
  }
  // It runs, whatever the page's policy says of a request for it.
  if ('shopElements' in window) return []
  const answer = await answerOf(src, 'cors')
  if (answer?.ok) return [{ code: 'LOADER_NOT_RUN', ...(await whyNotRun(script, answer)), element: script }]
  if (!answer && (await canLoad(src))) return [{ code: 'LOADER_NOT_RUN', ...HELD, element: script }]
  if (!answer && (await answerOf(src, 'no-cors'))) {
    const message = `The host of ${src} does not allow pages of other hosts to load it, or has no such file.`
    const remedy =
      'Open the address in a browser tab: it must show code. Send "access-control-allow-origin: *" with every file of the elements.'
    return [{ code: 'LOADER_WITHOUT_CORS', message, remedy, element: script }]
  }
  const message = answer ? `${src} answers with ${answer.status}.` : `${src} can't be loaded.`
  const remedy = 'Open the address in a browser tab: it must show code.'
  return [{ code: 'LOADER_UNREACHABLE', message, remedy, element: script }]
}

type Explained = Pick<Finding, 'message' | 'remedy'>

const HELD: Explained = {
  message: 'The loader can be loaded, but has not run.',
  remedy:
    'See the console for what has blocked it: "script-src" of the Content-Security-Policy, an Integrity-Policy, or a consent manager or optimiser that holds scripts back.',
}

/** The hash of a file as the `integrity` attribute names it; undefined on insecure pages, which have none. */
async function integrityOf(answer: Response): Promise<string | undefined> {
  const digest = await globalThis.crypto?.subtle?.digest('SHA-384', await answer.arrayBuffer())
  return digest && `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

async function whyNotRun({ src, integrity }: HTMLScriptElement, answer: Response): Promise<Explained> {
  const actual = await integrityOf(answer)
  if (!integrity && /script/.test((await pageHeader('integrity-policy')) ?? ''))
    return {
      message: `The page's Integrity-Policy refuses ${src}, which has no integrity attribute.`,
      remedy: `Name a version instead of a channel, with integrity="${actual}" and the import map of its page (docs/embedding.md).`,
    }
  if (!integrity.includes('sha384-') || !actual || integrity.includes(actual)) return HELD
  return {
    message: `The browser refuses ${src}: its integrity attribute is the hash of another file.`,
    remedy: `Write integrity="${actual}", or the address of the release that the attribute is of.`,
  }
}

/** The version of a loader, from the manifest beside it. */
async function versionOf(loader: string): Promise<string> {
  try {
    const { version } = await (await ownFetch(new URL('manifest.json', loader), {})).json()
    return String(version)
  } catch {
    return 'unknown'
  }
}

async function examineCount(addresses: readonly string[]): Promise<Finding[]> {
  if (addresses.length < 2) return []
  const named = await Promise.all(addresses.map(async (url) => `${url} (version ${await versionOf(url)})`))
  const message = `The page loads the elements ${addresses.length} times: ${named.join(', ')}. The first one is used, the others only cost time.`
  return [
    {
      code: 'TWO_LOADERS',
      message,
      remedy: 'Keep one script tag. Look for the other one in tag managers and includes.',
    },
  ]
}

function examineVersions(): Finding[] {
  const versions = pageTags().flatMap(({ localName }) => {
    const defined = customElements.get(localName) as { version?: string } | undefined
    return defined && defined.version !== VERSION ? [`${localName} is of ${defined.version ?? 'someone else'}`] : []
  })
  if (versions.length === 0) return []
  const message = `The loader is of version ${VERSION}, but ${[...new Set(versions)].join(', ')}.`
  return [{ code: 'TWO_VERSIONS', message, remedy: 'Load one release only, from one address.' }]
}

async function examineCode(): Promise<Finding[]> {
  const tags = [...new Set(pageTags().map(({ localName }) => localName))]
  const found = await Promise.all(
    tags.map(async (tag): Promise<Finding[]> => {
      const url = `${base()}elements/${tag}.js`
      if (customElements.get(tag) || (await canLoad(url))) return []
      const message = `The code of ${tag} can't be loaded from ${url}: its fragment stays as it is, and its links work.`
      return [
        { code: 'CODE_UNREACHABLE', message, remedy: 'Publish the whole release, with its folders and CORS headers.' },
      ]
    }),
  )
  return found.flat()
}

/** Whether exactly one loader can be loaded, with the code that it needs (DELIVERY-35). */
export async function examineLoaders(): Promise<Finding[]> {
  const scripts = [...document.scripts].filter((script) => NAME.test(addressOf(script)))
  const findings = (await Promise.all(scripts.map(examineScript))).flat()
  const isLoaded = 'shopElements' in window
  if (!isLoaded && scripts.length === 0 && pageTags().length > 0) {
    const remedy = `Add <script type="module" src="${base()}shop-elements.js"></script>.`
    findings.push({ code: 'NO_LOADER', message: 'The page has tags of the elements, but no loader.', remedy })
  }
  return [
    ...findings,
    ...(await examineCount(loaderAddresses())),
    ...examineVersions(),
    ...(isLoaded ? await examineCode() : []),
  ]
}
