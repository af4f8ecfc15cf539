import { lazy, Suspense } from 'react'
import { keepAsking } from '#ui/keep-asking.ts'
import { Skeleton } from '#ui/skeleton.tsx'

const SanitizedHtml = lazy(async () => ({
  default: await keepAsking(() => import('#ui/sanitized-html.tsx').then((code) => code.SanitizedHtml)),
}))

/** HTML of a backend. Its parser is fetched after the page, which shows what the server rendered until then. */
export function LateHtml({ html }: { html: string }) {
  return (
    <Suspense fallback={<Skeleton height="6rem" />}>
      <SanitizedHtml html={html} />
    </Suspense>
  )
}
