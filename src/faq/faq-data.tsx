import { useState } from 'react'
import type { FaqCategory } from '#contract/content.ts'

const type = 'application/ld+json'

/** True on the server, and while what it rendered is taken over. */
const isFromServer = () => typeof document === 'undefined' || document.querySelector(`script[type='${type}']`) !== null

/**
 * The questions as structured data for search engines. Only in documents that the server rendered: crawlers read those,
 * and a script element made in the browser is what the page's Trusted Types forbid.
 */
export function FaqData({ categories }: { categories: readonly FaqCategory[] }) {
  const [fromServer] = useState(isFromServer)
  if (!fromServer || categories.length === 0) return null
  const questions = categories.flatMap(({ items }) =>
    items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  )
  const data = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }
  // No answer can end the element that holds it.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type={type} dangerouslySetInnerHTML={{ __html: json }} />
}
