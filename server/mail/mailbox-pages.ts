/** Serves the local mailbox at /mailbox: it shows e-mails that were not really sent. For development and demos only. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import PostalMime from 'postal-mime'
import { browserLanguage } from '#server/http/browser-language.ts'
import { sendPage } from '#server/http/html-page.ts'

const style = `
main{max-inline-size:44rem}
ul{list-style:none;padding:0;margin:0;display:grid;gap:8px}
li,article{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:12px 16px}
a{color:var(--act)}
dt{color:var(--soft)}dd{margin:0 0 8px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.5 ui-monospace,monospace}
`
const mailboxTexts = {
  tr: {
    title: 'Posta kutusu',
    empty: 'Henüz e-posta yok.',
    unknown: 'E-posta bulunamadı',
    to: 'Kime',
    date: 'Tarih',
    attachments: 'Ekler',
  },
  en: {
    title: 'Mailbox',
    empty: 'No e-mail yet.',
    unknown: 'E-mail not found',
    to: 'To',
    date: 'Date',
    attachments: 'Attachments',
  },
} as const
const fileName = /^[0-9TZ-]+-[0-9a-f]{8}\.eml$/
const shown = 100

/** Parses the source of an e-mail, or only its headers. Returns the data that the mailbox pages show. */
async function readMail(source: string) {
  const { headers, subject = '', to = [], text = '', attachments } = await PostalMime.parse(source)
  return {
    subject,
    to: to.map(({ address }) => address).join(', '),
    date: headers.find(({ key }) => key === 'date')?.value ?? '',
    text,
    attachments: attachments.map(({ filename }) => filename),
  }
}

/** Returns the headers of an e-mail, without the body. The list of e-mails shows only data from headers. */
const headersOf = (source: string) => source.split(/\r?\n\r?\n/, 1).join()

/**
 * Creates a page that lists the e-mails below `dataDir`, and a page that shows one of them as text. The list starts
 * with the newest e-mail and has at most `shown` e-mails.
 */
export function createMailboxPages({ dataDir }: { dataDir: string }): Hono {
  const app = new Hono()
  const folder = join(dataDir, 'mail')
  const files = async () => {
    const names = await readdir(folder).catch(() => [])
    return names
      .filter((name) => fileName.test(name))
      .toSorted()
      .toReversed()
      .slice(0, shown)
  }

  const list = async (c: Context) => {
    const language = browserLanguage(c)
    const texts = mailboxTexts[language]
    const mails = await Promise.all(
      (await files()).map(async (name) => ({
        name,
        ...(await readMail(headersOf(await readFile(join(folder, name), 'utf8')))),
      })),
    )
    const items = mails.map(
      ({ name, subject, to, date }) =>
        html`<li>
          <a href="/mailbox/${name}"><strong>${subject}</strong></a
          ><br />${to} · ${date}
        </li>`,
    )
    const body = html`<h1>${texts.title}</h1>
      ${
        mails.length === 0
          ? html`<p>${texts.empty}</p>`
          : html`<ul>
              ${items}
            </ul>`
      }`
    return sendPage(c, { language, title: texts.title, style, body })
  }

  const show = async (c: Context, name: string) => {
    const language = browserLanguage(c)
    const texts = mailboxTexts[language]
    const source = fileName.test(name) ? await readFile(join(folder, name), 'utf8').catch(() => undefined) : undefined
    if (source === undefined) {
      const body = html`<h1>${texts.unknown}</h1>
        <p><a href="/mailbox/">${texts.title}</a></p>`
      return sendPage(c, { language, title: texts.unknown, style, body }, 404)
    }
    const mail = await readMail(source)
    const body = html`<p><a href="/mailbox/">${texts.title}</a></p>
      <article>
        <h1>${mail.subject}</h1>
        <dl>
          <dt>${texts.to}</dt>
          <dd>${mail.to}</dd>
          <dt>${texts.date}</dt>
          <dd>${mail.date}</dd>
        </dl>
        <pre>${mail.text}</pre>
        ${mail.attachments.length > 0 ? html`<p>${texts.attachments}: ${mail.attachments.join(', ')}</p>` : ''}
      </article>`
    return sendPage(c, { language, title: mail.subject, style, body })
  }

  app.get('/*', (c) => {
    const name = c.req.path.replace(/^\/mailbox\/?/, '')
    return name === '' ? list(c) : show(c, name)
  })
  return app
}
