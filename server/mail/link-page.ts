/** The frame of the pages that links of mails lead to: they work without signing in and without scripts. */
import { html } from 'hono/html'
import type { MessageLanguage } from '#server/text/messages.ts'
import type { Page } from '#server/http/html-page.ts'

type Html = Page['body']

const homeTexts = { tr: 'Ana sayfa', en: 'Home page' } as const

const style = `
.card{background:var(--paper);border:1px solid var(--line);border-radius:20px;padding:20px}
h1{font-size:20px;line-height:1.25;margin:0 0 12px}
`

/** One card below its title. */
export const linkPage = (language: MessageLanguage, title: string, body: Html): Page => ({
  language,
  title,
  style,
  body: html`<section class="card">
    <h1>${title}</h1>
    ${body}
  </section>`,
})

/** What came of it, in a sentence or in none, and the way home. */
export const noticePage = (language: MessageLanguage, title: string, text?: string): Page =>
  linkPage(
    language,
    title,
    html`${text === undefined ? '' : html`<p>${text}</p>`}
      <p><a class="button" href="/">${homeTexts[language]}</a></p>`,
  )

/** For a failure of ours; nothing is known of its reader's language. */
export const failurePage = (): Page => noticePage('tr', 'Bir hata oluştu', 'Lütfen biraz sonra tekrar deneyin.')
