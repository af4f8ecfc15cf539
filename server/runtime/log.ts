/** Structured logging: one JSON object per line on standard output. Values of sensitive keys are redacted. */
import { pino } from 'pino'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
export type Log = Record<LogLevel, (message: string, details?: Record<string, unknown>) => void>

const secret = /pass|pwd|secret|token|authorization|cookie|card|cvc|cvv|cv2|pan|citizen|passport/i

/** Redacts by key at any depth; Pino's own `redact` option needs a list of paths. */
function redact(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack }
  if (typeof value !== 'object' || value === null || depth > 4) return value
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, secret.test(key) ? '[redacted]' : redact(child, depth + 1)]),
  )
}

/**
 * A logger with the minimum level `level`; `silent` writes nothing. Writes to standard output unless tests pass
 * `write`.
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
