/** What leaves by mail. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  /** Header fields beside the usual ones. */
  headers?: Record<string, string>
  attachments: { filename: string; contentType: string; content: string }[]
}

export interface Mailer {
  /** Hands the message over; rejects when the server does not take it. */
  send(message: MailMessage): Promise<void>
}
