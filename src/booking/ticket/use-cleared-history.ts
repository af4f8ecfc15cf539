import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * With `?clear=` in the address, reduces the history to home and this page, so that the back button never leads to
 * payment (docs/product/booking.md#ticket). It steps back to the first entry of this visit, replaces that entry by
 * home, and pushes this page, which drops the entries between. Returns true until this is done, because a revalidation
 * would cancel the navigation.
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
      // The history state is unchanged, because React Router reads its index there; only the address changes.
      window.history.replaceState(window.history.state, '', '/')
      void navigate(pathname)
    }
    // Pages in the bank's iframe add history entries, so that one step back may not reach the app's first entry.
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

/** Timeout in milliseconds for the browser's step back; after it, the current entry becomes home. */
const patience = 2000

/** The index of the current entry within this visit, which React Router stores in the entry's state. */
function entriesBefore(): number {
  const state: unknown = window.history.state
  return typeof state === 'object' && state && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}
