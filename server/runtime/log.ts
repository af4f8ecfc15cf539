/** Writes structured logs: one JSON object per line on standard output. Values of sensitive keys are redacted. */
import { pino } from 'pino'

type LogLevel = 'debug' | 'info' | 'warn' | 'error'
export type Log = Record<LogLevel, (message: string, details?: Record<string, unknown>) => void>

/**
 * Pattern for the names of log fields whose values must not be logged. A value is redacted if any part of the field's
 * name matches. `passenger` and `traveller` are in the pattern because such fields contain travellers' names and dates
 * of birth.
 */
const secretPart =
  /pass(?:w|phrase|port|code|key|no|hash)|passenger|travell?er|pwd|secret|token|authori[sz]ation|cookie|cvc|cvv|cv2|citizen|(?<!dis)card|pan(?:no|number)|^pans$/
/**
 * Pattern for further names of log fields whose values must not be logged. Names are compared in lower case with `_`
 * between words. The pattern matches `pass` at the end of a word, and `pan` or `pans` as a whole word. So it does not
 * match `passed` or `company`.
 */
const secretEnd = /(?:pass|(?<![a-z])pans?)(?![a-z])/

/**
 * Maximum depth of nested objects in a log line. Without a limit, a log line with an object of a library could become
 * huge, because such an object can refer to most other objects of the process.
 */
const mostDepth = 12

function isSecret(key: string): boolean {
  const words = key.replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3_$2').toLowerCase()
  return secretPart.test(key.toLowerCase()) || secretEnd.test(words)
}

/**
 * Replaces the values of fields that must not be logged by `[redacted]`, at any depth. Pino's own `redact` option can't
 * do this, because it needs a list of paths. `around` lists the objects in which `value` is nested. If `value` is
 * itself one of them, it is replaced by `[circular]`.
 */
function redact(value: unknown, around: readonly object[] = []): unknown {
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack }
  if (typeof value !== 'object' || value === null) return value
  if (around.includes(value)) return '[circular]'
  if (around.length >= mostDepth) return '[deep]'
  const within = [...around, value]
  if (Array.isArray(value)) return value.map((item) => redact(item, within))
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, isSecret(key) ? '[redacted]' : redact(child, within)]),
  )
}

/**
 * Creates a logger with the minimum level `level`; `silent` writes nothing. It writes to standard output unless tests
 * pass `write`.
 */
export function createLog(level: LogLevel | 'silent', write?: (line: string) => void): Log {
  const options = {
    level,
    base: null,
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (details: Record<string, unknown>) => redact(details) as Record<string, unknown>,
    },
  }
  const lines = write ? pino(options, { write: (line) => write(line.trimEnd()) }) : pino(options)
  const at = (own: LogLevel) => (message: string, details?: Record<string, unknown>) =>
    lines[own](details ?? {}, message)
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
