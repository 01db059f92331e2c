import { pageBlock } from '../../src/page/configuration/json-block.ts'

/** Runs something on a page whose JSON block has these fields. */
export async function withBlock<Result>(fields: object, run: () => Result): Promise<Awaited<Result>> {
  const known = pageBlock()
  const before = known.fields
  known.fields = { ...fields }
  try {
    return await run()
  } finally {
    known.fields = before
  }
}
