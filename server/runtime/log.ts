/** Structured logging: one JSON object a line on standard output. Values under telling names are never written. */
import { pino } from 'pino'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
export type Log = Record<LogLevel, (message: string, details?: Record<string, unknown>) => void>

const secret = /pass|pwd|secret|token|authorization|cookie|card|cvc|cvv|cv2|pan|citizen|passport/i

/** By name and at any depth, which the library's own redaction, a list of paths, does not do. */
function redact(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack }
  if (typeof value !== 'object' || value === null || depth > 4) return value
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, secret.test(key) ? '[redacted]' : redact(child, depth + 1)]),
  )
}

/** A log that writes from `level` on; `silent` writes nothing. `write` is standard output unless a test listens. */
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
