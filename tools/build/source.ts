/** The source that the build was made from, for the manifest: a release can be traced to its commit, and built again (DELIVERY-8). */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { root } from '../paths.ts'
import { INPUTS } from './inputs.ts'

export interface Source {
  /** Null where there is no git, and SOURCE_COMMIT does not name it. */
  commit: string | null
  /** Whether the files that were built differ from those of the commit. */
  isModified: boolean
  /** The hash of package-lock.json, which pins every package by its own hash. */
  lockfile: string
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root('.'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

export function describeSource(): Source {
  const lockfile = `sha384-${createHash('sha384')
    .update(readFileSync(root('package-lock.json')))
    .digest('base64')}`
  const commit = git('rev-parse', 'HEAD')
  if (!commit) return { commit: process.env.SOURCE_COMMIT ?? null, isModified: false, lockfile }
  return { commit, isModified: git('status', '--porcelain', '--', ...INPUTS, ':!packages/*/test') !== '', lockfile }
}
