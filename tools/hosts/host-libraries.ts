import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { canInstall, install } from '../engines/apt.ts'

const require = createRequire(import.meta.url)
/** A file beside the one that a package exports. */
const beside = (main: string, file: string) => join(dirname(main), file)

/** Libraries that legacy pages load: from npm, else from Debian. */
export const HOST_LIBRARIES = {
  bootstrap: require.resolve('bootstrap/dist/css/bootstrap.css'),
  jquery: require.resolve('jquery/dist/jquery.js'),
  requirejs: require.resolve('requirejs/require.js'),
  'core-js': require.resolve('core-js/client/shim.js'),
  turbo: require.resolve('@hotwired/turbo/dist/turbo.es2017-umd.js'),
  htmx: require.resolve('htmx.org/dist/htmx.js'),
  swup: beside(require.resolve('swup'), 'Swup.umd.js'),
  morphdom: require.resolve('morphdom/dist/morphdom-umd.js'),
  vue: require.resolve('vue/dist/vue.global.prod.js'),
  preact: beside(require.resolve('preact'), 'preact.umd.js'),
  alpine: require.resolve('alpinejs/dist/cdn.js'),
  zone: require.resolve('zone.js'),
  knockout: require.resolve('knockout/build/output/knockout-latest.js'),
  underscore: require.resolve('underscore/underscore-umd.js'),
  react: require.resolve('react'),
  prototype: '/usr/share/javascript/prototype/prototype.js',
  mootools: '/usr/share/javascript/mootools/mootools-core.min.js',
}

/** The version of a library, from its package, else from what its file says of itself. */
export function versionOf(name: keyof typeof HOST_LIBRARIES): string {
  const file = HOST_LIBRARIES[name]
  const folder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]
  const text = readFileSync(folder ? `${folder}/package.json` : file, 'utf8')
  return /["']?version["']?:\s*["']([\d.]+)/i.exec(text)?.[1] ?? 'unknown'
}

const PACKAGES = ['libjs-prototype', 'libjs-mootools']

/** Installs missing libraries if possible. Tests skip the ones that stay missing, and say so. */
export function installHostLibraries(): void {
  if (Object.values(HOST_LIBRARIES).every((file) => existsSync(file)) || !canInstall()) return
  install(PACKAGES)
}
