/** Breaks an answer on purpose, so that no service need know of faults. */
import { CALLS, type CallName, FAULT_KINDS, type Fault, type Faults, readFaults } from './faults.ts'
import { problem } from './problem.ts'

/** The fault of a call; one that is limited to some times is counted down. */
export function takeFault(faults: Faults, call: CallName): Fault | undefined {
  const fault = faults.get(call)
  if (fault?.times === 1) faults.delete(call)
  else if (fault?.times) faults.set(call, { ...fault, times: fault.times - 1 })
  return fault
}

/** Whoever listens closes the connection without an answer. */
export class DroppedConnection extends Error {}

/** @throws {DroppedConnection} */
export async function withFault(fault: Fault | undefined, answer: () => Promise<Response>): Promise<Response> {
  switch (fault?.kind) {
    case undefined:
      return answer()
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, fault.ms))
      return answer()
    case 'malformed': {
      const text = (await (await answer()).text()) || '{"malformed":true}'
      return new Response(text.slice(0, Math.floor(text.length / 2)), {
        headers: { 'content-type': 'application/json' },
      })
    }
    case 'dropped':
      throw new DroppedConnection('A connection is dropped on purpose.')
    case 'html':
      return new Response('<!doctype html><title>Sign in</title><form></form>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    case 'redirect':
      return new Response(null, { status: fault.to ? 307 : 302, headers: { location: fault.to ?? '/signin' } })
    case 'status':
      if (fault.body !== undefined) return Response.json(fault.body, { status: fault.status })
      return fault.status === 204 || fault.status === 304
        ? new Response(null, { status: fault.status })
        : problem(fault.status, 'A fault on purpose')
  }
}

/** Replaces faults where others are wanted, as `{ faults: { [call]: Fault } }`, and says which there are. */
export function answerFaults(faults: Faults, wanted?: unknown): Response {
  if (wanted !== undefined) {
    const read = readFaults(wanted)
    if ('problem' in read) return problem(400, 'The faults can not be read', { detail: read.problem })
    faults.clear()
    for (const [call, fault] of read.faults) faults.set(call, fault)
  }
  return Response.json({ faults: Object.fromEntries(faults), calls: CALLS, kinds: FAULT_KINDS })
}
