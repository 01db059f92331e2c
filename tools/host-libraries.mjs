import { existsSync } from 'node:fs'
import { install, mayInstall } from './apt.mjs'
import { root } from './paths.mjs'

/** What legacy pages load, as it is published: from npm, and where npm has none from Debian's packages. */
export const HOST_LIBRARIES = {
  bootstrap: root('node_modules/bootstrap/dist/css/bootstrap.css'),
  jquery: root('node_modules/jquery/dist/jquery.js'),
  requirejs: root('node_modules/requirejs/require.js'),
  'core-js': root('node_modules/core-js/client/shim.js'),
  prototype: '/usr/share/javascript/prototype/prototype.js',
  mootools: '/usr/share/javascript/mootools/mootools-core.min.js',
}

const PACKAGES = ['libjs-prototype', 'libjs-mootools']

/** Installs what is missing where that is allowed; the tests that need one that stays away are skipped, and say so. */
export function installHostLibraries() {
  if (Object.values(HOST_LIBRARIES).every((file) => existsSync(file)) || !mayInstall()) return
  install(PACKAGES)
}
