import { type ReactNode, Suspense } from 'react'
import { drawnByServer } from '#i18n/page-texts.ts'
import styles from '#ui/html-elements.module.css'
import { sparePart } from '#ui/spare-part.tsx'
import { Still } from '#ui/still.tsx'

/**
 * Component that parses HTML from the server and renders it as React elements. It is loaded lazily, because the HTML
 * parser is larger than the code of most pages. Hydration does not need the component, because hydration keeps the
 * server-rendered content as it is.
 */
const HtmlElements = sparePart(() =>
  drawnByServer(() => import('#ui/html-elements.tsx')).then((code) => code.HtmlElements),
)

/**
 * Renders HTML from the server as React elements. The list of allowed elements is in `html-elements.tsx`; it contains
 * no scripts, styles, frames or images. Of all attributes in the HTML, only the `href` of links is kept.
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
