/** The snippets of the release page, for tests that need them without the page. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './release.ts'

/** A channel or a version. */
export type Release = string

export interface Snippets {
  setup: string
  head: string
  header: string
  newsletter: string
  minicart: string
  footer: string
  page: string
  policy: string
}

export interface SnippetOptions {
  site: string
  include: 'tag' | 'copy' | 'ssi' | 'esi' | 'php' | 'wordpress' | 'react' | 'vue' | 'angular'
  isReduced?: boolean
  /** The tags of the page; by default header and footer. */
  tags?: readonly string[]
  settings?: Readonly<Record<string, readonly (readonly [string, string])[]>>
}

export async function snippetsOf(
  folder: string,
  cdnUrl: string,
  release: Release,
  options: SnippetOptions,
): Promise<Snippets> {
  const { snippets } = await import(pathToFileURL(join(ROOT, 'packages/release/page/snippets.js')).href)
  const read = (file: string) => readFileSync(join(folder, 'shop-elements', release, file), 'utf8')
  return snippets({
    isReduced: false,
    ...options,
    base: `${cdnUrl}/shop-elements/`,
    release,
    isPinned: /^\d+\.\d+\.\d+/.test(release),
    manifest: JSON.parse(read('manifest.json')),
    read: async (file: string) => read(file),
  })
}
