import { type ReactNode, Suspense } from 'react'
import { drawnByServer } from '#i18n/page-texts.ts'
import styles from '#ui/html-elements.module.css'
import { sparePart } from '#ui/spare-part.tsx'
import { Still } from '#ui/still.tsx'

/**
 * Component that parses and renders the HTML. It is loaded lazily, because the HTML parser is larger than the code of
 * most pages. Hydration does not need it, because the server-rendered content is kept as it is.
 */
const HtmlElements = sparePart(() =>
  drawnByServer(() => import('#ui/html-elements.tsx')).then((code) => code.HtmlElements),
)

/**
 * Renders HTML from the server as React elements. Only listed elements are rendered: no scripts, styles, frames or
 * images, and no attributes except `href`.
 */
export function SanitizedHtml({ html, fallback = null }: { html: string; fallback?: ReactNode }) {
  return (
    <Still of={html} className={styles.prose}>
      {() => (
        <Suspense fallback={fallback}>
          <HtmlElements html={html} />
        </Suspense>
      )}
    </Still>
  )
}
