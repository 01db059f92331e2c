import assert from 'node:assert/strict'
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { manifest, read, renderFragment } from '../../../test/build/support/dist.ts'
import { ROOT, temporaryFolder, VERSION } from '../../../test/e2e/support/release.ts'
import { checkNoLink } from '../../release/no-link.ts'
import { run } from '../../service/test/runtimes.ts'
import { type Release, upgradeTemplate } from '../upgrade/upgrade-template.ts'
import { usedChanges } from '../upgrade/used-changes.ts'
import { readUpgradeOptions } from '../upgrade.ts'

const RELEASE: Release = {
  version: manifest.version,
  files: manifest.files,
  render: (tag, attributes, nonce) => renderFragment(tag, attributes, nonce ? { nonce } : {}),
}
const CDN = 'https://cdn.example/shop-elements'
const OLD = '1.0.0'
const hashOf = (file: string): string => manifest.files[file].integrity
const upgrade = (text: string) => upgradeTemplate(text, RELEASE)
const whats = (places: readonly { line: number; what: string }[]) => places.map(({ line, what }) => `${line} ${what}`)
const fragmentOfOld = (name: string) => readFileSync(join(ROOT, `test/releases/${OLD}/${name}.html`), 'utf8').trim()
const loader = (version: string, integrity = 'sha384-old', more = '') =>
  `<script type="module" src="${CDN}/${version}/shop-elements.js" integrity="${integrity}" crossorigin="anonymous"${more}></script>`

describe('npx shop-elements upgrade', () => {
  it('moves addresses of a pinned release and their hashes, and nothing else (UPGRADE-1, UPGRADE-2)', async () => {
    const head = (version: string, hash: (file: string) => string, react: string) =>
      [
        '<?php /* Grüße: \xe4\xff */ ?>',
        `<link rel="stylesheet" href='${CDN}/${version}/reserve.css' integrity="${hash('reserve.css')}">`,
        `<link rel="modulepreload" href="${CDN}/${version}/${react}" integrity=${hash(react)} crossorigin>`,
        loader(version, hash('shop-elements.js'), ' <?= $more ?>'),
        '<script src="https://cdn.example/vue/1.0.0/chunks/vue-abcdef.js" integrity="sha384-vue"></script>',
        `<script type="module" src="${CDN}/1/shop-elements.js"></script>`,
        `<!--#include virtual="/shop-elements/${version}/fragments/DE/shop-header.html" -->`,
        `<?php readfile($root . '/shop-elements/${version}/fragments/HU/shop-footer.html') ?>`,
      ].join('\r\n')
    const react = Object.keys(manifest.files).find((file) => /^chunks\/react-/.test(file)) ?? ''
    const { text, changes, byHand, versions } = await upgrade(head(OLD, () => 'sha384-old', 'chunks/react-0LD000.js'))
    assert.equal(text, head(VERSION, hashOf, react))
    assert.equal(changes.length, 5)
    assert.deepEqual([byHand, versions], [[], [OLD]])
    assert.equal((await upgrade(text)).text, text)
  })

  it('moves a loader wherever it is, and says which file is gone (UPGRADE-1)', async () => {
    const { text, byHand } = await upgrade(
      `<script src="/js/shop/1.0.0/shop-elements.js"></script>\n<link rel="modulepreload" href="${CDN}/1.0.0/chunks/long-gone-abcdef.js">`,
    )
    assert.match(text, new RegExp(`/js/shop/${VERSION}/shop-elements.js`))
    assert.deepEqual(whats(byHand), [
      `2 chunks/long-gone-abcdef.js is not in ${VERSION}: remove it, or paste the new snippet`,
    ])
    assert.ok(text.includes('1.0.0/chunks/long-gone'))
  })

  it('writes an import map with the hashes of the new code, in the same languages (UPGRADE-1)', async () => {
    const map = {
      imports: { vue: '/vue.js' },
      integrity: { '/own.js': 'sha384-own', [`${CDN}/${OLD}/chunks/text-hu-HU-abcdef.js`]: 'sha384-a' },
    }
    const page = `<script type="importmap">${JSON.stringify(map)}</script>`
    const { text, byHand } = await upgrade(page)
    const after = JSON.parse(/>(\{.*\})</.exec(text)?.[1] ?? '')
    assert.deepEqual([after.imports, after.integrity['/own.js']], [map.imports, 'sha384-own'])
    const ours = Object.keys(after.integrity).filter((address) => address.startsWith(CDN))
    assert.ok(ours.length > 20 && ours.every((address) => address.startsWith(`${CDN}/${VERSION}/`)))
    assert.deepEqual(
      ours.flatMap((address) => /\/text-(\w\w-\w\w)-/.exec(address)?.[1] ?? []),
      ['hu-HU'],
    )
    assert.match(whats(byHand).join(), /a policy with a hash for the import map needs 'sha256-/)
    const written =
      '<script type="importmap">{"integrity":{"/shop-elements/1.0.0/chunks/a-abcdef.js":{{ hash }}}}</script>'
    const open = await upgrade(written)
    assert.equal(open.text, written)
    assert.match(whats(open.byHand).join(), /1 the import map is written by the template/)
  })

  it('renders pasted fragments of another release anew, with their attributes and nonce (UPGRADE-1)', async () => {
    const template = (html: string) => html.slice(html.indexOf('<template'), html.lastIndexOf('</template>') + 11)
    const before = fragmentOfOld('HU.shop-footer')
    const { text, changes, byHand } = await upgrade(`<p>\xe9</p>\n${before}<p>\xe9</p>`)
    assert.equal(
      text,
      `<p>\xe9</p>\n${before.replace(template(before), () => template(read('fragments/HU/shop-footer.html')))}<p>\xe9</p>`,
    )
    assert.deepEqual([whats(changes), byHand], [['2 the fragment of <shop-footer>'], []])

    const strict = before
      .replace('<shop-footer', '<shop-footer <?= $more ?> class="a"')
      .replaceAll('<style>', '<style nonce="<?= $nonce ?>">')
    const after = (await upgrade(strict)).text
    assert.match(after, /^<shop-footer <\?= \$more \?> class="a" site="HU">/)
    assert.ok(after.includes('<style nonce="<?= $nonce ?>">') && !after.includes('<style>'))
    assert.ok(after.includes(`data-release="${VERSION}"`) && !after.includes('data-release="1.0.0"'))
  })

  it('leaves a fragment with content, or that does not say how it was made, and says so (UPGRADE-1)', async () => {
    for (const [change, why] of [
      [
        ['<div data-root', '<script type="application/json" data-content>{}</script><div data-root'],
        /has content of your services/,
      ],
      [['data-prerendered', 'data-other'], /does not say with which attributes/],
      [['data-prerendered="{', 'data-prerendered="{{'], /JSON/],
    ] as const) {
      const page = fragmentOfOld('DE.shop-header').replace(change[0], change[1])
      const { text, byHand } = await upgrade(page)
      assert.equal(text, page)
      assert.match(whats(byHand).join(), why)
    }
  })

  it('names what the template uses and a later release has no more (UPGRADE-3)', () => {
    const releases = [
      {
        version: '2.0.0',
        since: '1.1.0',
        removed: ['attribute shop-header logo-src: string', 'part shop-footer groups'],
        changed: [],
      },
      { version: '1.1.0', since: '1.0.0', removed: ['event shop-header old-event'], changed: [] },
    ]
    const text = '<p>\n<shop-header logo-src="/a.svg"></shop-header>\n<script>addEventListener("old-event", f)</script>'
    assert.deepEqual(whats(usedChanges(text, ['1.1.0'], releases)), [
      '2 "logo-src" is gone since 2.0.0: attribute shop-header logo-src: string',
    ])
    assert.equal(usedChanges(text, ['1.0.0', '1.1.0'], releases).length, 2)
    assert.deepEqual(usedChanges(text, [], releases), [])
  })

  it('refuses options that can’t be used (UPGRADE-1)', () => {
    assert.throws(() => readUpgradeOptions([]), /Files or folders are needed/)
    assert.throws(() => readUpgradeOptions(['--wirte', 'a']), /wirte/)
    assert.equal(readUpgradeOptions(['--help']), undefined)
  })

  describe('as a command', () => {
    let folder: ReturnType<typeof temporaryFolder>
    beforeEach(() => {
      folder = temporaryFolder()
    })
    afterEach(() => folder.remove())

    it('changes nothing without --write, then all at once, and stays in its folder (UPGRADE-2)', async () => {
      const [inside, outside] = [join(folder.path, 'templates'), join(folder.path, 'outside.html')]
      mkdirSync(inside)
      const page = Buffer.concat([Buffer.from(`${loader(OLD)}\r\n<p>`), Buffer.from([0xe4, 0x80]), Buffer.from('</p>')])
      writeFileSync(join(inside, 'a.php'), page)
      writeFileSync(join(inside, 'b.txt'), page)
      writeFileSync(outside, page)
      symlinkSync(outside, join(inside, 'link.html'))

      const dry = await run(['upgrade', inside])
      assert.match(dry.out, /a\.php:1 {2}to move: shop-elements\.js\n1 place to move to .*, 0 by hand\n$/)
      assert.equal(dry.code, 1)
      assert.ok(readFileSync(join(inside, 'a.php')).equals(page))

      const written = await run(['upgrade', inside, '--write'])
      assert.deepEqual([written.code, written.error], [0, ''])
      const after = readFileSync(join(inside, 'a.php'))
      assert.equal(
        after.toString('latin1'),
        page.toString('latin1').replace(OLD, VERSION).replace('sha384-old', hashOf('shop-elements.js')),
      )
      for (const file of [join(inside, 'b.txt'), outside]) assert.ok(readFileSync(file).equals(page))

      const again = await run(['upgrade', inside, '--write'])
      assert.match(again.out, /^0 places moved/)
      assert.equal(again.code, 0)
    })

    it('writes no file that a planted link leads to (UPGRADE-2)', async () => {
      const [inside, outside] = [join(folder.path, 'templates'), join(folder.path, 'outside.html')]
      mkdirSync(inside)
      writeFileSync(join(inside, 'page.html'), loader(OLD))
      writeFileSync(outside, loader(OLD))
      symlinkSync(outside, join(inside, 'page.html.upgrade'))
      const { code } = await run(['upgrade', inside, '--write'])
      assert.equal(code, 0)
      assert.ok(readFileSync(join(inside, 'page.html'), 'utf8').includes(`/${VERSION}/`))
      assert.equal(readFileSync(outside, 'utf8'), loader(OLD))
      assert.deepEqual(readdirSync(inside), ['page.html', 'page.html.upgrade'])
    })

    it('follows no link that is named: neither a page nor a folder (UPGRADE-2)', async () => {
      const outside = join(folder.path, 'outside')
      mkdirSync(outside)
      writeFileSync(join(outside, 'page.html'), loader(OLD))
      const [page, pages] = [join(folder.path, 'page.html'), join(folder.path, 'pages')]
      symlinkSync(join(outside, 'page.html'), page)
      symlinkSync(outside, pages)
      for (const path of [page, pages, `${pages}/`]) {
        const { code, error } = await run(['upgrade', path, '--write'])
        assert.equal(code, 2)
        assert.match(error, /is reached by a link/)
      }
      assert.ok(lstatSync(page).isSymbolicLink())
      assert.equal(readFileSync(join(outside, 'page.html'), 'utf8'), loader(OLD))
    })

    it('follows no folder below the working folder that is a link (UPGRADE-2)', () => {
      const [work, outside] = [join(folder.path, 'work'), join(folder.path, 'outside')]
      for (const path of [work, join(work, 'own'), outside]) mkdirSync(path)
      for (const path of [join(work, 'own'), outside]) writeFileSync(join(path, 'page.html'), '')
      symlinkSync(outside, join(work, 'linked'))
      assert.throws(() => checkNoLink(join(work, 'linked/page.html'), work), /is reached by a link/)
      checkNoLink(join(work, 'own/page.html'), work)
      // From elsewhere: how one gets to the folder is the caller's affair.
      checkNoLink(join(work, 'linked/page.html'), join(work, 'own'))
    })

    it('ends with 2 for a file that is not there (UPGRADE-1)', async () => {
      const { code, error } = await run(['upgrade', join(folder.path, 'none.html')])
      assert.equal(code, 2)
      assert.match(error, /ENOENT/)
    })
  })
})
