/** Developers who mend the elements install the root alone: `npm ci --workspaces=false`. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { build } from 'esbuild'
import { root } from '../../tools/paths.ts'
import { suiteOf, testFiles } from '../../tools/test/test-files.ts'

/** The build imports them only where the packages of their workspace are installed. */
const OF_WORKSPACES = ['packages/release/sbom.ts', 'packages/release/editor-data.ts']

/** The packages that files import, and what they import; those of `leftOut` are not followed. */
async function packagesOf(files: readonly string[], leftOut: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: files.map((file) => `import './${file}'`).join('\n'), resolveDir: root('.') },
    write: false,
    bundle: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'error',
    plugins: [
      {
        name: 'left out',
        setup: ({ onLoad }) => {
          const names = new RegExp(`/(${leftOut.map((file) => file.replaceAll('.', '\\.')).join('|')})$`)
          onLoad({ filter: names }, () => ({ contents: '' }))
        },
      },
    ],
  })
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external))
  const names = imported.map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path)
  return [...new Set(names)].filter((name) => !/^(node:|\.)/.test(name)).sort()
}

describe('the root alone', () => {
  const { devDependencies } = JSON.parse(readFileSync(root('package.json'), 'utf8'))
  const pages = testFiles().filter((file) => suiteOf(file) === 'parts')
  const files = ['tools/build.ts', 'tools/build/bundles.ts', 'tools/test.ts', ...pages]

  it('has all packages that the elements are built with and tested in a page', async () => {
    const needed = await packagesOf(files, OF_WORKSPACES)
    assert.ok(needed.includes('rollup') && needed.includes('@open-wc/testing'))
    assert.deepEqual(
      needed.filter((name) => !Object.hasOwn(devDependencies, name)),
      [],
    )
  })

  it('lacks those of the files that are left out', async () => {
    for (const file of OF_WORKSPACES) {
      const others = OF_WORKSPACES.filter((other) => other !== file)
      const needed = await packagesOf([file], others)
      assert.ok(
        needed.some((name) => !Object.hasOwn(devDependencies, name)),
        file,
      )
    }
  })
})
