import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { acceptedKind, kindOfMachine } from '../../tools/pictures/made-with.ts'
import { differing, lineOf } from '../../tools/pictures/report.ts'
import { takePictures } from '../../tools/pictures/run.ts'

const kind = kindOfMachine()

describe('the pictures of the core', () => {
  const skip = kind !== acceptedKind() && `they are from ${acceptedKind()}, this is ${kind}`

  it('are the accepted ones in test/pictures', { skip }, async () => {
    const { outcomes, report } = await takePictures({ isCore: true })
    const lines = differing(outcomes).map(lineOf)
    assert.deepEqual(lines, [], `Look at ${report}. To accept them: npm run pictures -- --core --accept`)
  })
})
