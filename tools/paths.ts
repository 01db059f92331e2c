import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A path from the repository's root. */
export const root = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The files below a folder whose names match, as sorted paths from the root; none of installed packages. */
export const filesIn = (folder: string, name = /./): string[] =>
  readdirSync(root(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => relative(root('.'), join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('node_modules/'))
    .sort()

/** Whether the packages of a workspace are installed: who mends the elements can do without (`npm ci --workspaces=false`). */
export const isInstalled = (workspace: string): boolean => existsSync(root(`node_modules/@shop-elements/${workspace}`))
