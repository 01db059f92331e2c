import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mayInstall } from './browser.mjs'

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

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch (error) {
    console.error(String(error))
  }
}

/** Installs the servers that are missing, if it may; what can't be had is said, and its tests are left out. */
export function prepareServers() {
  const wanted = Object.keys(SERVERS).filter((needed) => !has(needed))
  if (wanted.length === 0) return
  if (mayInstall()) {
    console.log(`Installing Debian's ${wanted.map((needed) => SERVERS[needed]).join(', ')}, for the recipes' tests.`)
    apt('update')
    // One by one: a package that is not to be had keeps no other away.
    for (const needed of wanted) apt('install', '-y', '--no-install-recommends', SERVERS[needed])
  }
  const missing = wanted.filter((needed) => !has(needed))
  if (missing.length > 0) console.log(`Without ${missing.join(', ')} some recipes are not tried (apt-get install).`)
}
