/** Writes short e-mails: a few lines and a link. */
import { html } from 'hono/html'
import type { MailMessage } from '#server/parts/mailer.ts'
import { mailButton, mailFrame } from '#server/mail/mail-frame.ts'

/** Whether a line is only a code of 4 to 8 digits. The e-mail shows such a code in large, bold type. */
const isCode = (line: string) => /^\d{4,8}$/.test(line)
const codeStyle = 'margin:0;font-size:24px;font-weight:700;letter-spacing:2px'

/** Returns an e-mail with lines of text and a main link. `quiet` is an optional second link, shown smaller. */
export async function notice(
  to: string,
  language: string,
  subject: string,
  lines: readonly string[],
  link: { url: string; text: string },
  quiet?: { url: string; text: string },
): Promise<MailMessage> {
  const body = html`${lines.map((line) => (isCode(line) ? html`<p style="${codeStyle}">${line}</p>` : html`<p>${line}</p>`))}
  ${mailButton(link.url, link.text)}
  ${quiet ? html`<p style="font-size:14px"><a href="${quiet.url}" style="color:#3d3bd6">${quiet.text}</a></p>` : ''}`
  return {
    to,
    subject,
    text: [...lines, link.url, ...(quiet ? [`${quiet.text}: ${quiet.url}`] : [])].join('\n\n'),
    html: await mailFrame(language, subject, body),
    attachments: [],
  }
}
