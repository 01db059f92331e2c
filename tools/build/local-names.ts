import { decode, encode } from '@jridgewell/sourcemap-codec'
import type { OutputAsset, OutputChunk, Plugin } from 'rollup'

/** Lists of names in minified code, and in imports the file's. */
const EXPORTED = /(?<=\bexport\{)([^}]+)(?=\})/g
const IMPORTED = /(?<=\bimport\{)([^}]+)(?=\}from"[./\w-]*?([\w-]+\.js)")/g

const fileOf = ({ fileName }: OutputChunk) => fileName.slice(fileName.lastIndexOf('/') + 1)
const pairsIn = (list: string) => list.split(',').map((pair) => pair.split(' as ') as [string, string?])
const pairOf = (one: string, other: string) => (one === other ? one : `${one} as ${other}`)

/** Names of a length together, in order: the 200 exports of the live layer take 60 to 90 bytes (brotli) less so. */
const compressible = (one: string, other: string) => other.length - one.length || (one < other ? -1 : 1)

/** Replaces lists of names in a chunk; what follows them on their lines moves in the source map too. */
function replaceLists(
  chunk: OutputChunk,
  map: OutputAsset,
  lists: RegExp,
  replace: (list: string, file: string) => string,
) {
  const { mappings, ...others } = JSON.parse(String(map.source))
  const lines = decode(mappings)
  let moved = 0
  chunk.code = chunk.code.replace(lists, (list: string, _list: string, ...rest: (string | number)[]) => {
    const replaced = replace(list, String(rest[0]))
    const at = rest.find((value) => typeof value === 'number') as number
    const before = chunk.code.slice(0, at).split('\n')
    const column = (before.at(-1)?.length ?? 0) + (before.length === 1 ? moved : 0)
    for (const segment of lines[before.length - 1] ?? [])
      if (segment[0] > column) segment[0] += replaced.length - list.length
    if (before.length === 1) moved += replaced.length - list.length
    return replaced
  })
  map.source = JSON.stringify({ ...others, mappings: encode(lines) })
}

/**
 * Chunks export to each other by the names that things have inside: other names for the 200 things that React's side takes from the live
 * layer would cost each page view 330 bytes. What is imported later keeps its names.
 */
export const localNames = (): Plugin => ({
  name: 'local-names',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk')
    const mapOf = ({ fileName }: OutputChunk) => bundle[`${fileName}.map`] as OutputAsset
    // Rollup has named what is imported later, a part of a chunk too.
    const isLater = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
    /** By chunk: the name inside by the name that rollup has given. */
    const inside = new Map<string, Map<string, string>>()
    for (const chunk of chunks.filter(({ fileName }) => !isLater.has(fileName))) {
      const names = new Map<string, string>()
      const own = chunk.facadeModuleId ? this.getModuleInfo(chunk.facadeModuleId)?.exports : undefined
      replaceLists(chunk, mapOf(chunk), EXPORTED, (list) =>
        pairsIn(list)
          .map(([local, name = local]) => {
            if (!own?.includes(name)) names.set(name, local)
            return pairOf(local, names.get(name) ?? name)
          })
          .sort(compressible)
          .join(','),
      )
      inside.set(fileOf(chunk), names)
    }
    for (const chunk of chunks)
      replaceLists(chunk, mapOf(chunk), IMPORTED, (list, file) =>
        pairsIn(list)
          .map(([name, local = name]) => pairOf(inside.get(file)?.get(name) ?? name, local))
          .join(','),
      )
  },
})
