/** A short mail: a few lines and a link. */
import { html } from 'hono/html'
import type { MailMessage } from '#server/mail/mailer.ts'
import { mailFrame } from '#server/mail/mail-frame.ts'

/** `quiet` is a second, smaller link. */
export async function notice(
  to: string,
  language: string,
  subject: string,
  lines: readonly string[],
  link: { url: string; text: string },
  quiet?: { url: string; text: string },
): Promise<MailMessage> {
  const body = html`${lines.map((line) => html`<p>${line}</p>`)}
    <p><a href="${link.url}">${link.text}</a></p>
    ${quiet ? html`<p style="font-size:14px"><a href="${quiet.url}">${quiet.text}</a></p>` : ''}`
  return {
    to,
    subject,
    text: [...lines, link.url, ...(quiet ? [`${quiet.text}: ${quiet.url}`] : [])].join('\n\n'),
    html: await mailFrame(language, subject, body),
    attachments: [],
  }
}
