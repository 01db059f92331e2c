import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canInstall, install } from '../engines/apt.ts'
import { root } from '../paths.ts'

const FOLDER = root('tools/hosts')
const inPackage = (path: string) => join(FOLDER, 'node_modules', path)

/** Libraries that legacy pages load: from npm (tools/hosts/package.json), else from Debian. */
export const HOST_LIBRARIES = {
  bootstrap: inPackage('bootstrap/dist/css/bootstrap.css'),
  jquery: inPackage('jquery/dist/jquery.js'),
  requirejs: inPackage('requirejs/require.js'),
  'core-js': inPackage('core-js/client/shim.js'),
  turbo: inPackage('@hotwired/turbo/dist/turbo.es2017-umd.js'),
  htmx: inPackage('htmx.org/dist/htmx.js'),
  swup: inPackage('swup/dist/Swup.umd.js'),
  morphdom: inPackage('morphdom/dist/morphdom-umd.js'),
  vue: root('node_modules/vue/dist/vue.global.prod.js'),
  preact: inPackage('preact/dist/preact.umd.js'),
  alpine: inPackage('alpinejs/dist/cdn.js'),
  zone: inPackage('zone.js/bundles/zone.umd.js'),
  knockout: inPackage('knockout/build/output/knockout-latest.js'),
  underscore: inPackage('underscore/underscore-umd.js'),
  react: root('node_modules/react/index.js'),
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
  // The build has set NODE_ENV to `production`, in which npm would install none of them.
  if (!existsSync(inPackage('.package-lock.json')))
    execFileSync('npm', ['ci', '--include=dev'], { cwd: FOLDER, stdio: 'inherit' })
  if (Object.values(HOST_LIBRARIES).every((file) => existsSync(file)) || !canInstall()) return
  install(PACKAGES)
}
