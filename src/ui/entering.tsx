import { type ReactNode, useContext, useEffect, useLayoutEffect, useState, ViewTransition } from 'react'
import { useNavigationType } from 'react-router'
import { HydratedContext } from '#ui/use-hydrated.ts'

/** Whether the browser itself has animated the last navigation through the history, as it does for a swipe. */
let shownByBrowser = false
if (!import.meta.env.SSR) {
  addEventListener('popstate', (event) => {
    shownByBrowser = event.hasUAVisualTransition
  })
}

const motionIsReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Wraps the content of a page, which is animated when a navigation shows the page (`::view-transition` in `base.css`).
 * The first page after a full load is not animated. With reduced motion, no `ViewTransition` is rendered, because React
 * would start a view transition whenever one appears.
 */
export function Entering({ children }: { children: ReactNode }) {
  const hydrated = useContext(HydratedContext)
  const step = useNavigationType() === 'POP'
  const [moves] = useState(() => hydrated && !motionIsReduced() && !(step && shownByBrowser))
  useEffect(() => {
    // React hides the old page during a transition if nothing outside a `ViewTransition` has changed. A transition name
    // in the style of the root element prevents that.
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
 * Makes React run the page's effects at once. Without this component, React would run them after the view transition;
 * its state update in a layout effect prevents that. A page needs its effects early, for example to react when the user
 * goes back from a payment or the network returns.
 */
function EffectsNow() {
  const [, update] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the update makes React run the effects
  useLayoutEffect(() => update(true), [])
  return null
}
