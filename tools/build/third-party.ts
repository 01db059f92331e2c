/** The packages that dist/ contains, with their licences. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from '../paths.ts'
import { bundledPackages } from './bundled.ts'

export interface ThirdParty {
  name: string
  version: string
  description: string
  /** An SPDX id or expression. */
  licence: string
  /** The text of its licence, and of its notice if it has one. */
  text: string
  homepage: string | undefined
  /** As in package-lock.json. */
  integrity: string | undefined
  /** The address of its archive. */
  archive: string | undefined
  /** The bundles of dist/ that contain code of it. */
  bundles: string[]
}

/** Licences that allow to pass the code on in a closed product, with their text. The build fails for another one. */
const ALLOWED = /^\(?(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|MPL-2\.0 OR Apache-2\.0)\)?$/

const MIT = (holder: string) => `The MIT License (MIT)

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`

const readJson = (file: string) => JSON.parse(readFileSync(root(file), 'utf8'))

/** The holder of the rights in a package that comes without a licence text: the author that it names. */
function holderOf(folder: string, author: unknown): string {
  const named = typeof author === 'string' ? author : (author as { name?: string } | undefined)?.name
  if (named) return named
  // Icon sets of Iconify name their author here.
  return readJson(`${folder}/info.json`).author.name
}

function licenceText(folder: string, { name, license, author }: { name: string; license: string; author?: unknown }) {
  const files = readdirSync(root(folder)).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
  if (files.length > 0)
    return files
      .sort()
      .map((file) => readFileSync(root(`${folder}/${file}`), 'utf8').trim())
      .join('\n\n')
  if (license !== 'MIT') throw new Error(`${name} (${license}) has no licence text.`)
  return MIT(holderOf(folder, author)).trim()
}

const addressOf = (repository: unknown): string | undefined => {
  const url = typeof repository === 'string' ? repository : (repository as { url?: string } | undefined)?.url
  return url?.replace(/^git\+/, '').replace(/\.git$/, '')
}

/**
 * The packages that the bundles contain.
 *
 * @throws for a licence that has not been allowed, or a package without a licence text.
 */
export function thirdParties(): ThirdParty[] {
  const { packages } = readJson('package-lock.json')
  return [...bundledPackages()].map(([name, bundles]) => {
    const folder = `node_modules/${name}`
    const described = readJson(`${folder}/package.json`)
    const { version, description = '', license, homepage, repository } = described
    if (!ALLOWED.test(license)) throw new Error(`${name} has the licence ${license}: is it allowed to bundle it?`)
    const { integrity, resolved } = packages[folder] ?? {}
    const text = licenceText(folder, described)
    const address = homepage ?? addressOf(repository)
    return {
      name,
      version,
      description,
      licence: license.replace(/^\((.*)\)$/, '$1'),
      text,
      homepage: address,
      integrity,
      archive: resolved,
      bundles,
    }
  })
}

const RULER = '-'.repeat(100)

/** Writes dist/THIRD-PARTY-NOTICES.txt (DELIVERY-8). */
export function writeNotices(all: readonly ThirdParty[]): void {
  const list = all.map(({ name, version, licence, homepage, text }) =>
    [`${name} ${version} (${licence})`, homepage ?? '', '', text.replaceAll('\r\n', '\n'), ''].join('\n'),
  )
  const head = `shop-elements contains code of these packages, under their own licences:\n\n${all.map(({ name, licence }) => `  ${name} (${licence})`).join('\n')}\n`
  writeFileSync(root('dist/THIRD-PARTY-NOTICES.txt'), [head, ...list].join(`\n${RULER}\n`))
}
