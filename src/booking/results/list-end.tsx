import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Link, useNavigation } from 'react-router'
import styles from '#booking/results/list-end.module.css'
import { pageParam } from '#booking/results/paging.ts'
import { lastingParams, useListParams } from '#booking/results/use-list-params.ts'

/** Distance below the viewport at which the next page is loaded. */
const ahead = '50px'

/** End of a list that has more pages: shows the next one when it nears the viewport, or when its link is followed. */
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
        if (entries.some((entry) => entry.isIntersecting)) show.current()
      },
      { rootMargin: `0px 0px ${ahead}` },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [pages, idle])
  return (
    <div ref={ref} className={styles.end} data-busy={loading || undefined}>
      <span className={styles.spinner} role="status" aria-label={t`Yükleniyor`} />
      <Link to={`?${next}`} replace preventScrollReset className={styles.more}>
        <Trans>Daha fazla göster</Trans>
      </Link>
    </div>
  )
}
