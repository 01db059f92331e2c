import type { Answer } from './client.ts'

/**
 * Whether an answer says that a write was carried out: 2xx, with a JSON object or without a body. A page, such as that of a
 * sign-in, says nothing of the kind, whatever its status (CALL-10).
 */
export const isDone = ({ isOk, body }: Answer): boolean =>
  isOk && (body === undefined || (typeof body === 'object' && !Array.isArray(body)))
