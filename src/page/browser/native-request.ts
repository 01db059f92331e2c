/**
 * The browser's `Request` and `Headers`, for bundled code that needs them (`tools/build/own-natives.ts` replaces them in the build):
 * that of MooTools 1.4 is a class of its own (THEME-8). Only ky needs them, so they come with it: a page view that nobody touches does without.
 */
import { frameRealm } from './realm.ts'

const page = globalThis
const isRight =
  !('document' in page) || ('bodyUsed' in page.Request.prototype && 'getSetCookie' in page.Headers.prototype)

export const { Request: NativeRequest, Headers: NativeHeaders } = isRight ? page : frameRealm()
