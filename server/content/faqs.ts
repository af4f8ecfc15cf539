/** Reads the questions and answers of the help page; there is one file per language in `data/`. */
import type { FaqCategory } from '#contract/content.ts'
import english from '#server/content/data/faq.en.json' with { type: 'json' }
import turkish from '#server/content/data/faq.tr.json' with { type: 'json' }
import { messageLanguage } from '#server/text/messages.ts'

const lists = { tr: turkish, en: english }

/** Returns all categories of questions in the request's language; answers are HTML. */
export const faqs = (language: string): FaqCategory[] => lists[messageLanguage(language)]
