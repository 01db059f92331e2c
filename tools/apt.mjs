import { execFileSync, spawnSync } from 'node:child_process'

/** Whether Debian's packages can be installed here. */
export const mayInstall = () => process.getuid?.() === 0 && spawnSync('sh', ['-c', 'command -v apt-get']).status === 0

let isUpdated = false

/** Installs Debian's packages one by one: what is not to be had is told, and keeps no other away. */
export function install(packages) {
  if (!isUpdated) apt('update')
  isUpdated = true
  for (const name of packages) apt('install', '-y', '--no-install-recommends', name)
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch (error) {
    console.error(String(error))
  }
}
