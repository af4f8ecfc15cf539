import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * If the URL contains `?clear=`, reduces the history entries of this visit to two: the home page and the ticket page.
 * The back button then never leads to the payment page (docs/product/booking.md#ticket). To do so, the hook steps back
 * to the first entry of this visit and replaces that entry by the home page. Then it navigates to the ticket page
 * again, which drops all other entries of the visit. Returns true until this is done. Meanwhile the ticket page must
 * not reload its data, because a reload would cancel the navigation.
 */
export function useClearedHistory(): boolean {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const done = useRef(false)
  const clearing = new URLSearchParams(search).has('clear')
  useEffect(() => {
    if (done.current || !clearing) return
    done.current = true
    let timer: ReturnType<typeof setTimeout>
    const rebuild = () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', stepBack)
      // Only the URL of the current history entry becomes that of the home page. The state of the entry is kept,
      // because React Router stores the index of the entry in this state.
      window.history.replaceState(window.history.state, '', '/')
      void navigate(pathname)
    }
    // Pages in the bank's iframe can add history entries that React Router does not count. If there are such entries,
    // going back by React Router's count does not reach the first entry of this visit. So `stepBack` runs again after
    // each `popstate` event, until the current entry is the first of this visit.
    const stepBack = () => {
      const steps = entriesBefore()
      if (steps === 0) return rebuild()
      clearTimeout(timer)
      timer = setTimeout(rebuild, patience)
      window.history.go(-steps)
    }
    window.addEventListener('popstate', stepBack)
    stepBack()
  }, [pathname, clearing, navigate])
  return clearing
}

/**
 * Maximum time in milliseconds to wait for the `popstate` event after `history.go`. After this time, the URL of the
 * current history entry is replaced by that of the home page.
 */
const patience = 2000

/** Returns the index of the current history entry within this visit, which React Router stores in the entry's state. */
function entriesBefore(): number {
  const state: unknown = window.history.state
  return typeof state === 'object' && state && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}
