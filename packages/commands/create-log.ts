import pino, { type Logger } from 'pino'

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent']

/** The log of a command on its standard output. @throws for a level that there is not. */
export function createLog(level: string): Logger {
  if (!LEVELS.includes(level)) throw new Error(`--log must be one of ${LEVELS.join(', ')}.`)
  return pino({ level })
}
