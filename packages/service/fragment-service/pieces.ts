/**
 * The bytes of an answer, in pieces that many answers share: `Response` copies bytes, and a copy of 80 kB for each answer keeps the garbage
 * collector busy.
 */
export type Pieces = readonly Uint8Array<ArrayBuffer>[]

export const lengthOf = (pieces: Pieces): number => pieces.reduce((sum, { length }) => sum + length, 0)

export function textOf(pieces: Pieces): string {
  const decoder = new TextDecoder()
  return pieces.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode()
}

/** In one piece. */
export function joined(pieces: Pieces): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(pieces))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Gives the pieces themselves. */
export function streamOf(pieces: Pieces): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
}
