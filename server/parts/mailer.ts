/** An outgoing e-mail. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  /** Additional header fields of the e-mail. */
  headers?: Record<string, string>
  attachments: { filename: string; contentType: string; content: string }[]
}

export interface Mailer {
  /** Sends the e-mail; rejects if the mail server does not accept it. */
  send(message: MailMessage): Promise<void>
}
