import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SOURCE = /specification [12] §\d|public contract, sections? \d/

describe('a test of what is shown, kept, asked or reckoned', () => {
  for (const room of ['react', 'state', 'api', 'shop']) {
    it(`says where its rule stands: test/${room}`, () => {
      const silent = readdirSync(`${ROOT}${room}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.test\.tsx?$/.test(file))
        .filter((file) => !SOURCE.test(readFileSync(`${ROOT}${room}/${file}`, 'utf8')))
      assert.deepEqual(silent, [])
    })
  }
})
