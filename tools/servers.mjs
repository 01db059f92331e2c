import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { install, mayInstall } from './apt.mjs'

/** What the recipes of docs/embedding.md are tried with: command, or file, and Debian package. */
const SERVERS = {
  nginx: 'nginx-light',
  php: 'php-cli',
  varnishd: 'varnish',
  // Its binaries alone: no service is set up or started.
  mariadbd: 'mariadb-server-core',
  '/usr/share/wordpress/wp-load.php': 'wordpress',
}

const has = (needed) =>
  existsSync(needed) || spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${needed}`]).status === 0

/** Installs the servers that are missing, if it may; what can't be had is said, and its tests are left out. */
export function prepareServers() {
  const wanted = Object.keys(SERVERS).filter((needed) => !has(needed))
  if (wanted.length === 0) return
  if (mayInstall()) {
    const packages = wanted.map((needed) => SERVERS[needed])
    console.log(`Installing Debian's ${packages.join(', ')}, for the recipes' tests.`)
    install(packages)
  }
  const missing = wanted.filter((needed) => !has(needed))
  if (missing.length > 0) console.log(`Without ${missing.join(', ')} some recipes are not tried (apt-get install).`)
}
