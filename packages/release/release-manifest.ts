import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A release's manifest.json, as far as it is read here. */
export interface ReleaseManifest {
  version: string
  source?: { isModified: boolean }
  files: Record<string, { integrity: string; contentType?: string }>
  elements: Record<string, { entry: string }>
}

export const hashOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

/** The files that a release consists of: those that its manifest names, and the manifest at last (DELIVERY-50). */
export const filesOf = ({ files }: ReleaseManifest): string[] => [...Object.keys(files), 'manifest.json']

/** The paths of all files of a folder, relative to it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
