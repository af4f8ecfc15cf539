/** Structured logging: one JSON object a line on standard output. Values under telling names are never written. */
const levels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof levels)[number]
export type Log = Record<LogLevel, (message: string, details?: Record<string, unknown>) => void>

const secret = /pass|pwd|secret|token|authorization|cookie|card|cvc|cvv|cv2|pan|citizen|passport/i

function redact(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack }
  if (typeof value !== 'object' || value === null || depth > 4) return value
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, secret.test(key) ? '[redacted]' : redact(child, depth + 1)]),
  )
}

/** A log that writes from `level` on; `silent` writes nothing. `write` is standard output unless a test listens. */
export function createLog(
  level: LogLevel | 'silent',
  write: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Log {
  const from = level === 'silent' ? levels.length : levels.indexOf(level)
  const at = (own: LogLevel) => (message: string, details?: Record<string, unknown>) => {
    if (levels.indexOf(own) < from) return
    const rest = details ? (redact(details) as Record<string, unknown>) : {}
    write(JSON.stringify({ time: new Date().toISOString(), level: own, message, ...rest }))
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
