import { execFileSync, spawnSync } from 'node:child_process'

/** Whether Debian packages can be installed here: as root, with apt-get. */
export const canInstall = (): boolean =>
  process.getuid?.() === 0 && spawnSync('sh', ['-c', 'command -v apt-get']).status === 0

let isUpdated = false

/** Installs Debian packages one by one, so that one that is missing does not block the others. */
export function install(packages: readonly string[]): void {
  if (!isUpdated) apt('update')
  isUpdated = true
  for (const name of packages) apt('install', '-y', '--no-install-recommends', name)
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch (error) {
    console.error(String(error))
  }
}
