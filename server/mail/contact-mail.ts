/** Writes the e-mail with a message from the contact page. */
import { html } from 'hono/html'
import type { contactMessages } from '#server/db/schema/content.ts'
import type { MailMessage } from '#server/parts/mailer.ts'
import { mailFrame } from '#server/mail/mail-frame.ts'

/**
 * Returns the e-mail with a message from the contact page, in Turkish, for the staff of this site's company. Its
 * Reply-To is the sender's e-mail address.
 */
export async function contactMail(row: typeof contactMessages.$inferSelect, to: string): Promise<MailMessage> {
  const subject = `İletişim formu: ${row.name.replaceAll(/\s+/g, ' ')}`
  const lines = [
    ['Ad soyad', row.name],
    ['E-posta', row.email],
    ['Telefon', row.phone],
    ['Dil', row.language],
  ] as const
  const body = html`<dl>
      ${lines.map(
        ([name, value]) =>
          html`<dt style="color:#5b6680">${name}</dt>
            <dd style="margin:0 0 8px">${value}</dd>`,
      )}
    </dl>
    <p style="white-space:pre-wrap">${row.message}</p>`
  return {
    to,
    subject,
    text: [...lines.map(([name, value]) => `${name}: ${value}`), '', row.message].join('\n'),
    html: await mailFrame('tr', subject, body),
    headers: { 'Reply-To': row.email },
    attachments: [],
  }
}
