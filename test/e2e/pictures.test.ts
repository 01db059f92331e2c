import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { acceptedKind, kindOfMachine } from '../../tools/pictures/accepted.ts'
import { lineOf } from '../../tools/pictures/report.ts'
import { differing, takePictures } from '../../tools/pictures/run.ts'

const kind = kindOfMachine()

describe('the pictures of the core', () => {
  const skip = kind !== acceptedKind() && `they are from ${acceptedKind()}, this is ${kind}`

  it('are the accepted ones in test/pictures', { skip }, async () => {
    const { outcomes, report } = await takePictures({ set: 'core' })
    const lines = differing(outcomes).map(lineOf)
    assert.deepEqual(lines, [], `Look at ${report}. To accept them: npm run pictures -- --core --accept`)
  })
})
