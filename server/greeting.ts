import type { Environment } from '#server/runtime/environment.ts'
import { hasMailbox } from '#server/gateway.ts'
import { demoAccount } from '#server/seed/seed.ts'

/**
 * Returns the message that the server prints when it has started. It says the server's URL, the demo account, what is
 * simulated, and where e-mail and database are. With `API_ORIGIN`, it says only the URL and where API calls go.
 */
export function greeting(origin: string, environment: Environment): string {
  const lines = [`\nUfuk is ready at ${origin}`]
  if (environment.API_ORIGIN) lines.push(`  calls        passed on to ${environment.API_ORIGIN}`)
  else {
    lines.push(
      `  demo account ${demoAccount.username} / ${demoAccount.password}`,
      '  simulated    timetables, seats, fares and the bank (sandbox 3-D Secure, code 123456); airports and carriers are real',
      `  mail         ${mailPlace(origin, environment)}`,
      environment.DATABASE_URL
        ? '  database     PostgreSQL at DATABASE_URL'
        : `  database     embedded, under ${environment.DATA_DIR}`,
    )
  }
  return `${lines.join('\n')}\n\n`
}

function mailPlace(origin: string, environment: Environment): string {
  if (environment.SMTP_URL) return 'sent through SMTP_URL'
  const folder = `${environment.DATA_DIR}/mail`
  return hasMailbox(environment)
    ? `${origin}/mailbox/ (kept under ${folder})`
    : `kept under ${folder}; set SMTP_URL to send it`
}
