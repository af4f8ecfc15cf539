/** Sends e-mail by SMTP if a mail server is configured, otherwise writes files for the mailbox page. */
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer, MailMessage } from '#server/parts/mailer.ts'

interface MailerOptions {
  /** URL of the mail server, smtp:// or smtps://; takes precedence over `dataDir`. */
  smtpUrl?: string | undefined
  /** Data folder: without a mail server, each e-mail is written as one .eml file to the subfolder `mail`. */
  dataDir: string
  /** Sender of the e-mails, for example `Ufuk <bilet@ufuk.example>`. */
  from?: string | undefined
}

const defaultFrom = 'Ufuk <bilet@ufuk.example>'
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Creates the mailer: it uses SMTP if `smtpUrl` is set, otherwise it writes files below `dataDir`. */
export function createMailer({ smtpUrl, dataDir, from = defaultFrom }: MailerOptions): Mailer {
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, ...patience })
    return { send: async (message) => void (await transport.sendMail({ from, ...withHeaders(message) })) }
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const folder = join(dataDir, 'mail')
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail({ from, ...withHeaders(message) })
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
      const draft = join(folder, `.${name}`)
      await writeFile(draft, bytes)
      await rename(draft, join(folder, name))
    },
  }
}

const withHeaders = (message: MailMessage) => ({
  ...message,
  headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
})
