import { type ReactNode, useContext, useEffect, useLayoutEffect, useState, ViewTransition } from 'react'
import { useNavigationType } from 'react-router'
import { HydratedContext } from '#ui/use-hydrated.ts'

/** Whether the browser itself animated the last history step, as it does for a swipe. */
let shownByBrowser = false
if (!import.meta.env.SSR) {
  addEventListener('popstate', (event) => {
    shownByBrowser = event.hasUAVisualTransition
  })
}

const motionIsReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The content of a screen, animated when a navigation shows the screen (`::view-transition` in `base.css`). The first
 * screen of a document is not animated. With reduced motion there is no boundary, because React starts a transition
 * wherever a boundary appears.
 */
export function Entering({ children }: { children: ReactNode }) {
  const hydrated = useContext(HydratedContext)
  const step = useNavigationType() === 'POP'
  const [moves] = useState(() => hydrated && !motionIsReduced() && !(step && shownByBrowser))
  useEffect(() => {
    // Gives the root element a name of its own, because otherwise React hides the snapshot of the old screen.
    document.documentElement.style.viewTransitionName = 'root'
  }, [])
  if (!moves) return children
  return (
    <ViewTransition default="none" enter="screen">
      {children}
      <EffectsNow />
    </ViewTransition>
  )
}

/**
 * Runs effects before the transition ends: React delays effects until then, but an update in a layout effect flushes
 * them. A screen needs its effects earlier, for example to react to a step back from a payment or to the network's
 * return.
 */
function EffectsNow() {
  const [, update] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the update itself is what is wanted
  useLayoutEffect(() => update(true), [])
  return null
}
