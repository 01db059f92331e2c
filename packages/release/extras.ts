import { type ChannelTarget, targetOf } from './channel.ts'
import { writeDeltas } from './deltas.ts'
import { headersFile, nginxConfiguration } from './headers.ts'
import { historyOf, type Reason, type Releases } from './history.ts'
import { pageFiles } from './page-files.ts'
import type { ReleaseStore } from './release-store.ts'

export const versionsIn = ({ version, canary }: ChannelTarget): string[] => [
  version,
  ...(canary ? [canary.version] : []),
]

/** The file that the last run has written; undefined in a new store, or when a file of another origin stands there. */
export async function readReleases(store: ReleaseStore): Promise<Releases | undefined> {
  try {
    const releases = JSON.parse(String(await store.read('releases.json')))
    return releases.channels ? releases : undefined
  } catch {
    return undefined
  }
}

/** Writes what is not part of a version or channel: the page with the snippets, and the configurations of servers. */
export async function writeExtras(
  store: ReleaseStore,
  { contact, reasons }: { contact?: string | undefined; reasons?: Readonly<Record<string, Reason>> } = {},
): Promise<void> {
  const { versions, channels } = await store.released()
  const targets = await Promise.all(channels.map(async (name) => [name, await targetOf(store, name)] as const))
  const canaries = targets.flatMap(([name, target]) => (target?.canary ? [[name, target.canary] as const] : []))
  const before = await readReleases(store)
  const now: Releases = {
    versions,
    channels: Object.fromEntries(targets.flatMap(([name, target]) => (target ? [[name, target.version]] : []))),
    canaries: Object.fromEntries(canaries),
  }
  const responsible = contact ?? before?.contact
  if (contact && contact !== before?.contact) console.log(`The page of the releases names now: ${contact}`)
  const documented: string[] = []
  for (const version of versions) if (await store.read(`${version}/docs/site.json`)) documented.push(version)
  const releases: Releases = {
    ...now,
    documented,
    ...(responsible && { contact: responsible }),
    history: historyOf(before, now, { reasons }),
  }
  if (store.hasServer)
    for (const version of new Set(targets.flatMap(([, target]) => (target ? versionsIn(target) : []))))
      await writeDeltas(store, version, versions)
  for (const [file, content] of await pageFiles()) await store.write(file, content)
  await store.write('releases.json', `${JSON.stringify(releases, null, 2)}\n`)
  await store.writeConfigurations({ 'nginx.conf': nginxConfiguration(), _headers: headersFile({ versions, channels }) })
}
