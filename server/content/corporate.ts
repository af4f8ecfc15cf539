/** Reads the corporate and legal pages. Each text is one HTML file per language in `pages/`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import type { CorporatePage } from '#contract/frame.ts'
import { messageLanguage } from '#server/text/messages.ts'

const pages = [
  { id: 1, file: 'about', type: null, title: { tr: 'Hakkımızda', en: 'About us' } },
  { id: 2, file: 'terms-of-use', type: 'TERMS_OF_USE', title: { tr: 'Kullanım Koşulları', en: 'Terms of use' } },
  {
    id: 3,
    file: 'personal-data',
    type: 'PROTECTION_OF_PERSONAL_DATA',
    title: { tr: 'Kişisel Verilerin Korunması', en: 'Protection of personal data' },
  },
  {
    id: 4,
    file: 'distance-sales',
    type: 'DISTANCE_SALES_CONTRACT',
    title: { tr: 'Mesafeli Satış Sözleşmesi', en: 'Distance sales contract' },
  },
] as const

const read = (file: string, language: string) =>
  readFileSync(join(import.meta.dirname, 'pages', `${file}.${language}.html`), 'utf8').trim()

type Page = z.infer<typeof CorporatePage>
const inLanguage = (language: 'tr' | 'en'): Page[] =>
  pages.map(({ id, file, type, title }) => ({
    id,
    title: title[language],
    content: read(file, language),
    page_type_code: type,
  }))
const lists = { tr: inLanguage('tr'), en: inLanguage('en') }

/** Returns all corporate and legal pages in the request's language. */
export const corporatePages = (language: string): Page[] => lists[messageLanguage(language)]
