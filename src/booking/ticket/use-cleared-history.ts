import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'

/** What React Router keeps with an entry: its place among the entries of this visit. */
const EntryState = z.object({ idx: z.number() })

/**
 * With `?clear=` in the address, history is reduced to home and this page, so that back never leads to payment
 * (docs/product/booking.md#ticket): back to the first entry of this visit, which becomes home, and on to this page,
 * which drops what lay between. True until that is done: a revalidation meanwhile would stop the step to this page.
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
      // The entry keeps its state, by which React Router counts; only its address changes.
      window.history.replaceState(window.history.state, '', '/')
      void navigate(pathname)
    }
    // Pages inside the bank's frame count as entries too, so that one step back may not reach the first of ours.
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

/** Milliseconds to wait for the browser to go back; where it does not, this entry becomes home. */
const patience = 2000

function entriesBefore(): number {
  const entry = z.safeParse(EntryState, window.history.state)
  return entry.success ? entry.data.idx : 0
}
