/**
 * Renders the HTML frame of the pages of the gateway itself: bank, payment return, mailbox, and pages to which links in
 * e-mails lead.
 */
import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

export interface Page {
  language: string
  title: string
  /** CSS of this page only. */
  style: string
  body: Html
  /** The page's own JavaScript. The page must also work without it. */
  script?: string
  /** Origins, besides the page's own, to which its forms may post. */
  formAction?: string
  /**
   * Public origin of this project's web app, if the web app may show this HTML page in a frame. If this field is
   * absent, no site may show it in a frame.
   */
  framedBy?: string
}

const base = `
:root{color-scheme:light dark;--ink:#16213a;--soft:#5b6680;--line:#d7dce8;--paper:#fff;--ground:#eef1f8;--act:#3d3bd6;--on-act:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#eef1fa;--soft:#a9b3cc;--line:#39435c;--paper:#1a2236;--ground:#0f1524;--act:#8f8cff;--on-act:#0f1024}}
*{box-sizing:border-box;min-inline-size:0}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-inline-size:30rem;margin-inline:auto;padding:20px 16px}
button,.button{display:inline-block;min-block-size:48px;padding:12px 20px;border:1px solid var(--act);border-radius:12px;background:var(--act);color:var(--on-act);font:inherit;font-weight:600;cursor:pointer;text-align:center;text-decoration:none}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
`

/** Responds with the page under a content security policy that allows only the page's own style and JavaScript. */
export function sendPage(
  c: Context,
  page: Page,
  status: 200 | 400 | 404 | 410 | 500 | 503 = 200,
): Response | Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const frames = page.framedBy ? `'self' ${page.framedBy}` : "'none'"
  c.header(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      ...(page.script ? [`script-src 'nonce-${nonce}'`] : []),
      `form-action 'self'${page.formAction ? ` ${page.formAction}` : ''}`,
      "base-uri 'none'",
      `frame-ancestors ${frames}`,
    ].join('; '),
  )
  c.header('Cache-Control', 'no-store')
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('X-Robots-Tag', 'noindex')
  const document = html`<!doctype html>
    <html lang="${page.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title}</title>
        <style nonce="${nonce}">
          ${raw(base + page.style)}
        </style>
      </head>
      <body>
        <main>${page.body}</main>
        ${
          page.script
            ? html`<script nonce="${nonce}">
                ${raw(page.script)}
              </script>`
            : ''
        }
      </body>
    </html>`
  return c.html(document, status)
}
