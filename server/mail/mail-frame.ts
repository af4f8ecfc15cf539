import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** Returns the HTML frame of every e-mail, with inline styles only, since e-mail programs ignore others. */
export async function mailFrame(
  language: string,
  title: string,
  body: HtmlEscapedString | Promise<HtmlEscapedString>,
): Promise<string> {
  const page = await html`<!doctype html>
    <html lang="${language === 'tr' ? 'tr' : 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
      </head>
      <body
        style="margin:0;background:#eef1f8;color:#16213a;font:16px/1.5 system-ui,sans-serif;word-break:break-word;overflow-wrap:anywhere"
      >
        <div style="max-width:560px;margin:0 auto;padding:24px 16px">
          <p style="margin:0 0 12px 8px;font-weight:700;color:#3d3bd6">Ufuk</p>
          <div style="background:#fff;border-radius:20px;padding:8px 24px 16px">${body}</div>
        </div>
      </body>
    </html>`
  // Hono's `html` returns a String object; nodemailer needs a primitive string.
  return page.toString()
}

/** Returns the main link of an e-mail, shown as a button. */
export const mailButton = (url: string, text: string) =>
  html`<p style="margin:24px 0">
    <a
      href="${url}"
      style="display:inline-block;padding:12px 20px;border-radius:12px;background:#3d3bd6;color:#fff;font-weight:600;text-decoration:none"
      >${text}</a
    >
  </p>`
