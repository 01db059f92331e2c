import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { serve } from '../../command/serve.ts'

describe('a server that is ended', () => {
  it('does not wait for those who have left without an answer (FRAGMENT-22)', async () => {
    let answer = () => {}
    let begun = () => {}
    const isAsked = new Promise<void>((resolve) => (begun = resolve))
    const server = await serve(
      () => {
        begun()
        return new Promise((resolve) => (answer = () => resolve(new Response('late'))))
      },
      { port: 0, host: '127.0.0.1' },
    )
    const left = assert.rejects(fetch(server.url))
    await isAsked
    await server.drop()
    await left
    answer()
    await server.close()
  })
})
