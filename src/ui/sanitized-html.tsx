import { type ReactNode, Suspense } from 'react'
import { drawnByServer } from '#i18n/page-texts.ts'
import { sparePart } from '#ui/spare-part.tsx'

/** The parser is larger than the code of most pages, so it comes after the page, which the server has drawn with it. */
const HtmlElements = sparePart(() =>
  drawnByServer(() => import('#ui/html-elements.tsx')).then((code) => code.HtmlElements),
)

/**
 * Renders the server's HTML as React elements from an allow list: no scripts, styles, frames or images, and no
 * attributes except href.
 */
export function SanitizedHtml({ html, fallback = null }: { html: string; fallback?: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <HtmlElements html={html} />
    </Suspense>
  )
}
