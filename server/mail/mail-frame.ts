import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** The HTML around every mail: inline style only, as mail programs want it. */
export async function mailFrame(
  language: string,
  title: string,
  body: HtmlEscapedString | Promise<HtmlEscapedString>,
): Promise<string> {
  const page = await html`<!doctype html>
    <html lang="${language === 'tr' ? 'tr' : 'en'}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
      </head>
      <body style="margin:0;background:#eef1f8;color:#16213a;font:16px/1.5 system-ui,sans-serif">
        <div style="max-width:560px;margin:0 auto;padding:24px 16px">
          <div style="background:#fff;border-radius:20px;padding:24px">${body}</div>
        </div>
      </body>
    </html>`
  // Hono's escaped strings are objects; nodemailer wants a plain one.
  return page.toString()
}
