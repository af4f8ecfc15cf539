import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { drawnByServer } from '#i18n/page-texts.ts'
import styles from '#ui/html-elements.module.css'
import { sparePart } from '#ui/spare-part.tsx'

/** The parser is larger than the code of most pages; a page that the server has drawn does without it. */
const HtmlElements = sparePart(() =>
  drawnByServer(() => import('#ui/html-elements.tsx')).then((code) => code.HtmlElements),
)

const unchanging = () => () => undefined

/**
 * Renders the server's HTML as React elements from an allow list: no scripts, styles, frames or images, and no
 * attributes except href. In a document that the server has drawn, they stay as they are: nothing in them answers.
 */
export function SanitizedHtml({ html, fallback = null }: { html: string; fallback?: ReactNode }) {
  const drawing = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  )
  const [drawn, forget] = useState(drawing ? html : null)
  // What the server has drawn is gone once other HTML is shown.
  if (drawn !== null && drawn !== html) forget(null)
  if (drawn === html) {
    return (
      <div className={styles.prose} suppressHydrationWarning {...(!import.meta.env.SSR && kept)}>
        {import.meta.env.SSR ? <HtmlElements html={html} /> : null}
      </div>
    )
  }
  return (
    <Suspense fallback={fallback}>
      <div className={styles.prose}>
        <HtmlElements html={html} />
      </div>
    </Suspense>
  )
}

/** Hydration leaves the content of an element with these properties alone. */
const kept = { dangerouslySetInnerHTML: { __html: '' } }
