import { execFileSync, spawnSync } from 'node:child_process'

/** What the recipes of docs/embedding.md are tried with: command and Debian package. */
const SERVERS = { nginx: 'nginx-light', php: 'php-cli', varnishd: 'varnish' }

const has = (command) => spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${command}`]).status === 0

/** Installs the servers that are missing, if it may; what can't be had is said, and its tests are left out. */
export function prepareServers() {
  const wanted = Object.keys(SERVERS).filter((command) => !has(command))
  if (wanted.length === 0) return
  const packages = wanted.map((command) => SERVERS[command])
  if (process.getuid?.() === 0 && has('apt-get')) {
    console.log(`Installing Debian's ${packages.join(', ')}, for the recipes' tests.`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      try {
        execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      } catch (error) {
        console.error(String(error))
      }
    }
  }
  const missing = wanted.filter((command) => !has(command))
  if (missing.length > 0) console.log(`Without ${missing.join(', ')} some recipes are not tried (apt-get install).`)
}
