// tier 2: needs PHP and a JDK of Debian
/** The code of docs/hosts.md in a folder of its own, before a real fragment service. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, beforeEach, describe, it } from 'node:test'
import { ROOT, temporaryFolder } from '../../../../test/e2e/support/release.ts'
import { missing, php } from '../../../../test/e2e/support/servers.ts'
import { freePort } from '../../../../tools/engines/free-port.ts'
import { waitUntil } from '../../../../tools/engines/page-waits.ts'
import { overHttp } from '../../../shop/test/support.ts'
import { onNode, type Runtime } from '../runtimes.ts'
import { backEnd } from '../support.ts'

const DOCS = readFileSync(join(ROOT, 'docs/hosts.md'), 'utf8')
const CDN = 'https://cdn.example/shop-elements/1/'

/** The code blocks of a language, in their order. */
const codeOf = (language: string): string[] =>
  [...DOCS.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code)

describe('docs/hosts.md', () => {
  const temporary = temporaryFolder()
  let services: { url: string; close(): unknown }
  let service: Runtime
  const ends: (() => unknown)[] = []
  after(temporary.remove)
  beforeEach(async () => {
    services = await overHttp(backEnd().handle)
    service = await onNode(services.url, '--cdn', CDN, '--max-age', '0')
  })
  afterEach(async () => {
    for (const end of ends.splice(0)) end()
    await service.end('SIGKILL')
    services.close()
  })

  /** A page with the frame of the service, which stays when the service ends. */
  async function check(url: string): Promise<void> {
    const page = async (wanted: RegExp) => {
      let html = ''
      await waitUntil(`${url} answers with ${wanted}`, async () => {
        html = await fetch(url)
          .then((response) => response.text())
          .catch(() => '')
        return wanted.test(html)
      })
      return html
    }
    // Until the service has rendered its first frame, which may take longer than a page waits, pages have that of the release (HOST-2).
    const html = await page(/Kaffee &amp; Tee/)
    assert.match(
      html,
      /<head><meta charset="utf-8"><title>Shop<\/title><link rel="preconnect" href="https:\/\/cdn\.example" crossorigin>/,
    )
    assert.ok(html.includes(`<script type="module" src="${CDN}shop-elements.js"></script></head>`))
    assert.match(
      html,
      /<body><shop-header site="DE"><template [\s\S]*Kaffee &amp; Tee[\s\S]*<\/shop-header>\s*<main>Hello<\/main>/,
    )
    assert.match(html, /<main>Hello<\/main><shop-footer site="DE"><template [\s\S]*<\/shop-footer>\s*<\/body>/)
    await service.end('SIGKILL')
    assert.equal(await page(/./), html)
  }

  const [express = '', hook = ''] = codeOf('js')
  const [, text = ''] = /`(response\.type\(.*?\)\.send\()`/.exec(DOCS) ?? []
  const fastify = express
    .replace("import express from 'express'", "import fastify from 'fastify'")
    .replace('express()', 'fastify()')
    .replace("app.use(shop.middleware('DE'))", hook)
    .replace('response.send(', text)
    .replace('app.listen(3000)', 'app.listen({ port: 3000 })')
  for (const [name, code] of Object.entries({ Express: express, Fastify: fastify }))
    it(`${name}: the page has its frame, also when the service has ended (HOST-7)`, async () => {
      const folder = join(temporary.path, name)
      mkdirSync(join(folder, 'node_modules'), { recursive: true })
      symlinkSync(ROOT, join(folder, 'node_modules/shop-elements'))
      const library = name.toLowerCase()
      symlinkSync(join(ROOT, 'tools/hosts/node_modules', library), join(folder, 'node_modules', library))
      const port = await freePort()
      writeFileSync(
        join(folder, 'page.mjs'),
        code.replace('http://127.0.0.1:8082', service.url).replace('3000', `${port}`),
      )
      const child: ChildProcess = spawn(process.execPath, ['page.mjs'], { cwd: folder, stdio: 'inherit' })
      ends.push(() => child.kill())
      await check(`http://127.0.0.1:${port}/`)
    })

  it('PHP: the page has its frame, also when the service has ended (HOST-7)', {
    skip: missing('php --ri curl'),
  }, async () => {
    const folder = join(temporary.path, 'php')
    mkdirSync(folder)
    const [code = ''] = codeOf('php')
    writeFileSync(
      join(folder, 'index.php'),
      code
        .replace('/srv/shop-elements', ROOT)
        .replace('http://127.0.0.1:8082', service.url)
        .replace('/var/cache/shop-elements', join(folder, 'cache')),
    )
    const server = await php(folder)
    ends.push(server.close)
    await check(`${server.url}/`)
  })
})
