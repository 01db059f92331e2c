import { VERSION } from '../shop/version.ts'
import type { Finding } from './finding.ts'
import { ownFetch } from './own-fetch.ts'
import { pageTags } from './page-tags.ts'

const NAME = /\/shop-elements\.js([?#]|$)/

/** The address of the folder that this release is loaded from. */
export const base = (): string => new URL('.', import.meta.url).href

/** Whether an address can be fetched; module scripts are fetched in the mode `cors`. */
const isReachable = (url: string, mode: RequestMode) =>
  ownFetch(url, { mode, cache: 'no-store' }).then(
    ({ ok, type }) => ok || type === 'opaque',
    () => false,
  )

function loaderAddresses(): string[] {
  const scripts = [...document.scripts].map(({ src }) => src)
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set([...scripts, ...fetched].filter((url) => NAME.test(url)))]
}

async function examineScript(script: HTMLScriptElement): Promise<Finding[]> {
  const { src, type } = script
  if (type !== 'module') {
    const message = `The script ${src} is not loaded as a module, so it does not run.`
    return [{ code: 'LOADER_NOT_MODULE', message, remedy: 'Write <script type="module" src="…">.', element: script }]
  }
  if (await isReachable(src, 'cors')) return []
  if (await isReachable(src, 'no-cors')) {
    const message = `The host of ${src} does not allow pages of other hosts to load it.`
    const remedy = 'Send "access-control-allow-origin: *" with every file of the elements.'
    return [{ code: 'LOADER_WITHOUT_CORS', message, remedy, element: script }]
  }
  const message = `${src} can't be loaded.`
  return [
    {
      code: 'LOADER_UNREACHABLE',
      message,
      remedy: 'Open the address in a browser tab: it must show code.',
      element: script,
    },
  ]
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
      if (customElements.get(tag) || (await isReachable(url, 'cors'))) return []
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
  const scripts = [...document.scripts].filter(({ src }) => NAME.test(src))
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
