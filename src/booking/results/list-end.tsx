import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useNavigation } from 'react-router'
import styles from '#booking/results/list-end.module.css'
import { pageParam } from '#booking/results/paging.ts'
import { lastingParams, useListParams } from '#booking/results/use-list-params.ts'

/** Distance below the viewport at which the next page is loaded. */
const ahead = '50px'

const focusable = 'a[href], button:enabled, summary'

/**
 * End of a list that has more pages: shows the next one when it nears the viewport, or when its link is followed. A page
 * that comes while the link has the focus pushes the link away, or it was the last one, and the link goes: the focus
 * moves to the first row of that page.
 */
export function ListEnd({ pages }: { pages: number }) {
  const { t } = useLingui()
  const [params, setParams] = useListParams()
  const ref = useRef<HTMLDivElement>(null)
  const next = lastingParams(params)
  next.set(pageParam, String(pages + 1))
  const show = useRef(() => {})
  // Showing the next page is a navigation, which would abort one in progress, such as the selection of a result.
  const { state, location } = useNavigation()
  const idle = state === 'idle'
  const loading = new URLSearchParams(location?.search).get(pageParam) === String(pages + 1)
  useEffect(() => {
    show.current = () => setParams(next)
  })
  useEffect(() => {
    if (!ref.current || !idle) return
    const observer = new IntersectionObserver(
      (entries) => {
        const focused = ref.current?.contains(document.activeElement)
        if (!focused && entries.some((entry) => entry.isIntersecting)) show.current()
      },
      { rootMargin: `0px 0px ${ahead}` },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [pages, idle])
  useLayoutEffect(() => {
    const end = ref.current
    const lastRow = end?.previousElementSibling?.lastElementChild
    // The cleanup comes before the commit that changes the document; the microtask comes after it.
    return () => {
      if (end?.contains(document.activeElement))
        queueMicrotask(() => lastRow?.nextElementSibling?.querySelector<HTMLElement>(focusable)?.focus())
    }
  }, [pages])
  return (
    <div ref={ref} className={styles.end} data-busy={loading || undefined}>
      <span className={styles.spinner} role="status" aria-label={t`Yükleniyor`} />
      <Link to={`?${next}`} replace preventScrollReset className={styles.more}>
        <Trans>Daha fazla göster</Trans>
      </Link>
    </div>
  )
}
