import { ApiError } from '../../src/api/client.ts'
import { page } from '../support/page.ts'

/** The error by which a call fails. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => new Error('It did not fail.'),
    (reason) => reason,
  )
  if (error instanceof ApiError) return error
  throw error
}

/** The reports from now on: wrong entries of answers. */
export function dropped() {
  page.logs(/ENTRY_DROPPED/)
  return page.events<{ code: string; message: string }>('shop-element-error')
}

/** Code of the page that makes `JSON.stringify` write arrays in another way. */
export function patchToJson(): void {
  page.fake(Array.prototype, 'toJSON', () => 'patched')
}
