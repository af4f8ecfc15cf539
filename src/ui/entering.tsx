import { type ReactNode, useContext, useEffect, useLayoutEffect, useState, ViewTransition } from 'react'
import { useNavigationType } from 'react-router'
import { HydratedContext } from '#ui/use-hydrated.ts'

/** Whether the browser itself showed the last step through the history, as it does for a swipe. */
let shownByBrowser = false
if (!import.meta.env.SSR) {
  addEventListener('popstate', (event) => {
    shownByBrowser = event.hasUAVisualTransition
  })
}

const motionIsReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The content of a screen, which moves in when a navigation shows the screen (`::view-transition` in `base.css`). The
 * first screen of a document stands still. Where motion is reduced there is no boundary, since React starts a
 * transition wherever one appears.
 */
export function Entering({ children }: { children: ReactNode }) {
  const hydrated = useContext(HydratedContext)
  const step = useNavigationType() === 'POP'
  const [moves] = useState(() => hydrated && !motionIsReduced() && !(step && shownByBrowser))
  useEffect(() => {
    // React hides the picture of the old screen, unless the root element has a name of its own.
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
 * React delays effects until the transition ends; an update in a layout effect flushes them before it. A screen needs
 * its effects by then, to follow a step back from a payment or the network's return.
 */
function EffectsNow() {
  const [, update] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the update itself is what is wanted
  useLayoutEffect(() => update(true), [])
  return null
}
