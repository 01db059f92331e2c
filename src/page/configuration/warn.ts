import { say } from '../browser/say.ts'

const warned = new Set<string>()

/** Warns a template author in the console, once per message (CONFIG-3). */
export function warn(message: string): void {
  if (warned.has(message)) return
  warned.add(message)
  say('warn', message)
}
