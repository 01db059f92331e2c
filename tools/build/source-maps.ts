import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { filesIn, root } from '../paths.ts'

export const forgetSourceMaps = (): void => rmSync(root('dist-maps'), { recursive: true, force: true })

/**
 * Moves the source maps out of dist/, to the same paths in dist-maps/: they are for the monitoring of errors, and are not
 * published (DELIVERY-53).
 */
export function moveSourceMaps(): void {
  for (const file of filesIn('dist', /\.js\.map$/)) {
    const target = root(file.replace('dist', 'dist-maps'))
    mkdirSync(dirname(target), { recursive: true })
    renameSync(root(file), target)
  }
}
