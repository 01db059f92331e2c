/** WordPress from Debian with its own database, in a folder of its own; the machine's configuration is not touched. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENV } from '../../../tools/hosts/servers.ts'
import type { Running } from './release.ts'
import { missing, nginx, php } from './servers.ts'

const PACKAGED = '/usr/share/wordpress'
export const ADMIN = { user: 'staff', password: 'a password for tests' }

/** Reason to skip tests with WordPress; false when everything is installed. */
export const missingWordpress = (): string | false =>
  missing(`${PACKAGED}/wp-load.php`) || missing('mariadbd') || missing('php') || missing('nginx')

/** No requests to other hosts, no background jobs. */
const config = (socket: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('DISALLOW_FILE_MODS', true);
$_SERVER['HTTP_HOST'] ??= 'localhost';
define('WP_HOME', 'http://' . $_SERVER['HTTP_HOST']);
define('WP_SITEURL', WP_HOME);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require ABSPATH . 'wp-settings.php';
`

/** Does what the installer does, and adds a post for the front page. */
const install = (socket: string) => `<?php
(new mysqli('localhost', 'root', '', null, 0, '${socket}'))->query('CREATE DATABASE wordpress');
function wp_mail() {}
define('WP_INSTALLING', true);
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Shop', '${ADMIN.user}', 'staff@shop.example', false, '', '${ADMIN.password}');
update_option('show_avatars', 0);
wp_insert_post(['post_title' => 'Coffee', 'post_status' => 'publish', 'post_content' => str_repeat('<p>Freshly roasted.</p>', 200)]);
`

/** A database server on a socket in the folder, without network and as an unprivileged user. */
async function mariadb(folder: string): Promise<{ socket: string; close(): Promise<void> }> {
  const data = join(folder, 'database')
  const socket = join(data, 'socket')
  mkdirSync(data)
  const user = process.getuid?.() === 0 ? ['--user=nobody'] : []
  const own = ['--no-defaults', `--datadir=${data}`, ...user]
  execFileSync('mariadb-install-db', [...own, '--auth-root-authentication-method=normal', '--skip-test-db'])
  const child: ChildProcess = spawn('mariadbd', [...own, '--skip-networking', `--socket=${socket}`], {
    env: ENV,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr?.on('data', (text) => (output += text))
  while (!existsSync(socket)) {
    if (child.exitCode !== null) throw new Error(`mariadbd has ended: ${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const close = async () => {
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }
  return { socket, close }
}

export interface Wordpress {
  url: string
  /** Document root. */
  root: string
  activate(theme: string, files: Record<string, string>): void
  /** Runs code in it; returns what it prints. */
  run(code: string): string
  close(): Promise<void>
}

/** A fresh WordPress behind nginx, which passes all other paths on to the demo shop. */
export async function wordpress(folder: string, shopUrl: string): Promise<Wordpress> {
  // The database runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755)
  const database = await mariadb(folder)
  const root = join(folder, 'root')
  cpSync(PACKAGED, root, { recursive: true, dereference: true })
  writeFileSync(join(root, 'wp-config.php'), config(database.socket))
  writeFileSync(join(root, 'install.php'), install(database.socket))
  execFileSync('php', [join(root, 'install.php')])
  const server: Running = await php(root)
  const host = await nginx(
    folder,
    `location = /favicon.ico { return 204; }
     location / { proxy_pass ${shopUrl}; }
     location ~ ^/($|index\\.php|wp-) { proxy_set_header Host $http_host; proxy_pass ${server.url}; }`,
  )
  const run = (code: string) =>
    execFileSync('php', ['-r', `require '${root}/wp-load.php'; ${code}`], { encoding: 'utf8' })
  return {
    url: host.url,
    root,
    run,
    activate(theme, files) {
      for (const [name, text] of Object.entries(files)) {
        const file = join(root, 'wp-content/themes', theme, name)
        mkdirSync(join(file, '..'), { recursive: true })
        writeFileSync(file, text)
      }
      run(`switch_theme('${theme}');`)
    },
    async close() {
      host.close()
      server.close()
      await database.close()
    },
  }
}
