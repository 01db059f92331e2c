// tier 2: takes a picture of every element
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { acceptedKind, kindOfMachine } from '../../pictures/accepted.ts'
import { takePictures } from '../../pictures/run.ts'

const kind = kindOfMachine()

describe('the pictures', () => {
  const skip = kind !== acceptedKind() && `they are from ${acceptedKind()}, this is ${kind}`

  it('are the accepted ones in docs/pictures', { skip }, async () => {
    assert.deepEqual(await takePictures(), [], 'Look at .pictures/. To accept them: npm run pictures -- --accept')
  })
})
