import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * If the URL contains `?clear=`, reduces the browser history to the home page and this page, so that the back button
 * never leads to the payment page (docs/product/booking.md#ticket). It steps back to the first history entry of this
 * visit, replaces that entry by the home page, and then navigates to this page again; this drops all other entries of
 * the visit. Returns true until this is done. Meanwhile the page must not reload its data, because that would cancel
 * the navigation.
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
      // The history state is kept, because React Router stores the index of the entry in it; only the URL changes.
      window.history.replaceState(window.history.state, '', '/')
      void navigate(pathname)
    }
    // Pages in the bank's iframe can add history entries that React Router does not count. One step back may then not
    // reach the first entry of this visit, so `stepBack` runs again after each step.
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
 * Maximum time in milliseconds to wait for the browser's step back. After this time, the current entry becomes the home
 * page.
 */
const patience = 2000

/** Returns the index of the current history entry within this visit, which React Router stores in the entry's state. */
function entriesBefore(): number {
  const state: unknown = window.history.state
  return typeof state === 'object' && state && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}
