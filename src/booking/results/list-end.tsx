import { Trans, useLingui } from '@lingui/react/macro'
import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import styles from '#booking/results/list-end.module.css'
import { pageParam } from '#booking/results/paging.ts'
import { lastingParams, useListParams } from '#booking/results/use-list-params.ts'
import { router } from '#ui/router-rest.ts'

/** The next page of results is shown when the end of the list is at most this far (a CSS length) below the viewport. */
const ahead = '50px'

/** Time in milliseconds after which showing the next page is tried again. */
const retryTime = 200

const focusable = 'a[href], button:enabled, summary'

/**
 * Moves the focus to the row after `row` or, if `row` is the last one, to `row` itself. In that row, the first control
 * gets the focus, or the row if it has no control.
 */
function focusAfter(row: Element) {
  const next = row.nextElementSibling ?? row
  const control = next.querySelector<HTMLElement>(focusable)
  if (control) control.focus()
  else if (next instanceof HTMLElement) {
    next.tabIndex = -1
    next.focus()
  }
}

/**
 * End of a list that has more pages. Shows the next page when this end nears the viewport or its link is followed. If
 * the link has the focus when the next page appears, the focus goes to that page's first row, because the link is then
 * further down or, after the last page, no longer there.
 */
export function ListEnd({ pages }: { pages: number }) {
  const { t } = useLingui()
  const [params, setParams] = useListParams()
  const ref = useRef<HTMLDivElement>(null)
  const next = lastingParams(params)
  next.set(pageParam, String(pages + 1))
  const lastRow = useRef<Element | null>(null)
  const show = useRef(() => {})
  const watchAgain = useRef(() => {})
  const { key } = useLocation()
  const { location } = useNavigation()
  const loading = new URLSearchParams(location?.search).get(pageParam) === String(pages + 1)
  useEffect(() => {
    // Asks the router itself whether a navigation has begun, such as the selection of a result, because React may not
    // have rendered this yet. Showing the next page is a navigation, too, and would abort the other one.
    show.current = () => {
      if (router.restsAt(key)) setParams(next)
    }
  })
  useEffect(() => {
    const end = ref.current
    if (!end) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (end.contains(document.activeElement) || !entries.some((entry) => entry.isIntersecting)) return
        show.current()
        // Until the next page is shown, the list end is observed again and again. The next page may have to wait for
        // another navigation, or give way to it.
        clearTimeout(timer)
        timer = setTimeout(() => watchAgain.current(), retryTime)
      },
      { rootMargin: `0px 0px ${ahead}` },
    )
    watchAgain.current = () => {
      observer.unobserve(end)
      observer.observe(end)
    }
    observer.observe(end)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pages])
  useLayoutEffect(() => {
    lastRow.current = ref.current?.previousElementSibling?.lastElementChild ?? null
  })
  useLayoutEffect(() => {
    const end = ref.current
    // When a page is added to the list, React runs this effect's cleanup before `lastRow` is updated. So `row` is still
    // the last row of the previous page. The focus moves in a microtask, because the new rows are in the DOM only then.
    return () => {
      const row = lastRow.current
      if (row && end?.contains(document.activeElement)) queueMicrotask(() => focusAfter(row))
    }
  }, [pages])
  /**
   * While the link at the end of the list has the focus, scrolling adds no page. The observer reports only changes, so
   * it would not report the end of the list again if it came into view in that time. Therefore the observation starts
   * anew when the link loses the focus. It does not if the focus moves on to something outside the list.
   */
  const leave = ({ relatedTarget }: FocusEvent) => {
    const goesOn = relatedTarget && !ref.current?.previousElementSibling?.contains(relatedTarget)
    if (!goesOn) watchAgain.current()
  }
  return (
    <div ref={ref} className={styles.end} data-busy={loading || undefined} onBlur={leave}>
      <span className={styles.spinner} role="status" aria-label={t`Yükleniyor`} />
      <Link to={`?${next}`} replace preventScrollReset className={styles.more}>
        <Trans>Daha fazla göster</Trans>
      </Link>
    </div>
  )
}
