import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from '../paths.ts'

export const forgetSourceMaps = (): void => rmSync(root('dist-maps'), { recursive: true, force: true })

/**
 * Moves the source maps out of dist/, to the same paths in dist-maps/: they are for the monitoring of errors, and are not
 * published (DELIVERY-53).
 */
export function moveSourceMaps(): void {
  for (const file of readdirSync(root('dist'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js.map')) continue
    mkdirSync(dirname(root(`dist-maps/${file}`)), { recursive: true })
    renameSync(root(`dist/${file}`), root(`dist-maps/${file}`))
  }
}
