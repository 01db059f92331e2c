import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, it } from 'node:test'
import { root } from '../../tools/paths.ts'

const text = readFileSync(root('ARCHITECTURE.md'), 'utf8')
/** The first cell of each row of the table in the section. */
const folders = [...(text.split('## The folders')[1]?.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)\/` \|/gm)].map(
  ([, folder = '']) => folder,
)
const foldersIn = (path: string) =>
  readdirSync(root(path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

describe('ARCHITECTURE.md', () => {
  it('lists each folder of src/, and none that is not there', () => {
    const listed = folders.filter((folder) => folder.startsWith('src/')).map((folder) => folder.slice('src/'.length))
    assert.deepEqual(listed.sort(), foldersIn('src').sort())
    for (const folder of folders) assert.ok(statSync(root(folder)).isDirectory(), folder)
  })

  it('names functions, atoms and constants that are there', () => {
    const sources = ['src', 'tools', 'packages'].flatMap((folder) =>
      readdirSync(root(folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
        .map((file) => readFileSync(root(`${folder}/${file}`), 'utf8')),
    )
    const names = [
      ...new Set([...text.matchAll(/`([a-z]+[A-Z]\w*|[A-Z]{2,}[A-Z_]*|[A-Z]\w+[a-z])`/g)].map(([, name = '']) => name)),
    ]
    assert.ok(names.length > 8, names.join())
    for (const name of names)
      assert.ok(
        sources.some((source) => new RegExp(`\\b${name}\\b`).test(source)),
        name,
      )
  })
})
