import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { canInstall, install } from '../engines/apt.ts'

/** Servers for the recipes of the docs: command, file or test of the shell, and its Debian package. */
const SERVERS: Readonly<Record<string, string>> = {
  nginx: 'nginx-light',
  php: 'php-cli',
  'php --ri curl': 'php-curl',
  'php --ri apcu': 'php-apcu',
  javac: 'default-jdk-headless',
  varnishd: 'varnish',
  prometheus: 'prometheus',
  // Only its binaries: no service is set up or started.
  mariadbd: 'mariadb-server-core',
  '/usr/share/wordpress/wp-load.php': 'wordpress',
}

/** Debian installs servers into /usr/sbin, which is not in every user's PATH. */
export const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

export const has = (needed: string): boolean =>
  existsSync(needed) ||
  spawnSync('sh', ['-c', needed.includes(' ') ? needed : `command -v ${needed}`], { env: ENV }).status === 0

/** Installs missing servers if possible. Tests skip the ones that stay missing, and say so. */
export function prepareServers(): void {
  const wanted = Object.keys(SERVERS).filter((needed) => !has(needed))
  if (wanted.length === 0) return
  if (canInstall()) {
    const packages = wanted.flatMap((needed) => SERVERS[needed] ?? [])
    console.log(`Installing Debian's ${packages.join(', ')}, for the recipes' tests.`)
    install(packages)
  }
  const missing = wanted.filter((needed) => !has(needed))
  if (missing.length > 0) console.log(`Without ${missing.join(', ')} some recipes are not tested (apt-get install).`)
}
