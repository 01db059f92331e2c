import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const read = (path: string) => readFileSync(at(path), 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** What is in the repository, git's own and installed files left out. */
const files = ['src', 'test', 'tools', 'docs', 'demo', 'command', 'locales'].flatMap((folder) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
)

/** Paths and file names in a text's code: `src/api/client.ts`, `src/page/<feature>/`, `client.ts`; words in `<>` and `*` stand for any. */
function missingPaths(text: string): string[] {
  const paths = all(text, /`((?:src|test|tools|docs|demo|command|locales)\/[^\s`]+|[\w-]+\.tsx?)`/g)
  return paths.filter((path) => {
    const pattern = path
      .replace(/\/$/, '')
      .replace(/[.+()[\]{}]/g, '\\$&')
      .replace(/<[^>]+>|\*+/g, '[^/]+')
    const isPath = new RegExp(path.includes('/') ? `^${pattern}$` : `/${pattern}$`)
    return !files.some((file) => isPath.test(file))
  })
}

describe('docs/decisions', () => {
  const index = read('docs/decisions/README.md')
  const decisions = readdirSync(at('docs/decisions')).filter((name) => /^\d{4}-/.test(name))
  const numbers = decisions.map((name) => String(Number.parseInt(name, 10)))

  it('are all listed by number and title, and no others', () => {
    const expected = decisions.map((name) => `[${/^# (.+)/.exec(read(`docs/decisions/${name}`))?.[1]}](${name})`)
    const listed = all(index, /^- (\[.+\]\(.+\))$/gm)
    assert.ok(decisions.length > 10)
    assert.deepEqual(listed.sort(), expected.sort())
  })

  it('are in force: none is replaced, and whoever cites one finds it', () => {
    const cited = [
      ...files.filter((file) => /\.(md|[cm]?[jt]sx?|css)$/.test(file)),
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
    ].flatMap((file) => all(read(file), /\bdecisions?\s(\d+)/gi).map((number) => `${number} in ${file}`))
    assert.deepEqual(
      cited.filter((one) => !numbers.includes(one.split(' ')[0] ?? '')),
      [],
    )
    for (const name of decisions) assert.match(read(`docs/decisions/${name}`), /^Status: accepted/m, name)
  })
})

describe('paths in decisions and rules', () => {
  const pages = ['docs/decisions', 'docs/specification'].flatMap((folder) =>
    readdirSync(at(folder)).map((name) => `${folder}/${name}`),
  )

  it('exist', () => {
    const missing = pages.flatMap((page) => missingPaths(read(page)).map((path) => `${path} in ${page}`))
    assert.deepEqual(missing, [])
  })

  it('have links that lead somewhere', () => {
    for (const page of pages)
      for (const link of all(read(page), /\]\((?!https?:|#)([^)#]+)/g))
        assert.ok(existsSync(new URL(link, new URL(`../../${page}`, import.meta.url))), `${link} in ${page}`)
  })
})
