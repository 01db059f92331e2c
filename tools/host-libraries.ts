import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { canInstall, install } from './apt.ts'

const require = createRequire(import.meta.url)

/** Libraries that legacy pages load: from npm, else from Debian. */
export const HOST_LIBRARIES = {
  bootstrap: require.resolve('bootstrap/dist/css/bootstrap.css'),
  jquery: require.resolve('jquery/dist/jquery.js'),
  requirejs: require.resolve('requirejs/require.js'),
  'core-js': require.resolve('core-js/client/shim.js'),
  prototype: '/usr/share/javascript/prototype/prototype.js',
  mootools: '/usr/share/javascript/mootools/mootools-core.min.js',
}

const PACKAGES = ['libjs-prototype', 'libjs-mootools']

/** Installs missing libraries if possible. Tests skip the ones that stay missing, and say so. */
export function installHostLibraries(): void {
  if (Object.values(HOST_LIBRARIES).every((file) => existsSync(file)) || !canInstall()) return
  install(PACKAGES)
}
