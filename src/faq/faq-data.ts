import type { FaqCategory } from '#contract/content.ts'

/**
 * Returns the questions and answers as structured data for search engines (schema.org), or undefined if there are none.
 */
export function faqData(categories: readonly FaqCategory[]): object | undefined {
  if (categories.length === 0) return undefined
  const questions = categories.flatMap(({ items }) =>
    items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  )
  return { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }
}
