/** Renders the frame of pages to which links in e-mails lead: they work without sign-in and without JavaScript. */
import { html } from 'hono/html'
import type { MessageLanguage } from '#server/text/messages.ts'
import type { Page } from '#server/http/html-page.ts'

type Html = Page['body']

const failureTexts = {
  tr: { title: 'Bir hata oluştu', text: 'Lütfen biraz sonra tekrar deneyin.' },
  en: { title: 'Something went wrong', text: 'Please try again in a moment.' },
} as const
const homeTexts = { tr: 'Ana sayfa', en: 'Home page' } as const

const style = `
.card{background:var(--paper);border:1px solid var(--line);border-radius:20px;padding:20px}
h1{font-size:20px;line-height:1.25;margin:0 0 12px}
`

/** Returns a page with one card that contains the title and `body`. */
export const linkPage = (language: MessageLanguage, title: string, body: Html): Page => ({
  language,
  title,
  style,
  body: html`<section class="card">
    <h1>${title}</h1>
    ${body}
  </section>`,
})

/** Returns a page with a title, an optional sentence below the title, and a link to the home page. */
export const noticePage = (language: MessageLanguage, title: string, text?: string): Page =>
  linkPage(
    language,
    title,
    html`${text === undefined ? '' : html`<p>${text}</p>`}
      <p><a class="button" href="/">${homeTexts[language]}</a></p>`,
  )

/** Returns the page of an internal error. */
export function failurePage(language: MessageLanguage): Page {
  const { title, text } = failureTexts[language]
  return noticePage(language, title, text)
}
