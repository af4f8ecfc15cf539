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
 * Wraps the content of a page. When a navigation shows the page, the content is animated (`::view-transition` in
 * `base.css`). The first page after a full load is not animated, nor is a page that the browser itself has animated.
 * With reduced motion, no `ViewTransition` is rendered, because React would start a view transition for it.
 */
export function Entering({ children }: { children: ReactNode }) {
  const hydrated = useContext(HydratedContext)
  const step = useNavigationType() === 'POP'
  const [moves] = useState(() => hydrated && !motionIsReduced() && !(step && shownByBrowser))
  useEffect(() => {
    // If nothing outside a `ViewTransition` has changed, React hides the old page during the transition. A transition
    // name in the style of the root element prevents that.
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
 * Makes React run the effects of the page immediately, by a state update in a layout effect. Without this update, React
 * would run them after the view transition. A page needs its effects early, for example to react when the traveller
 * goes back from a payment or when the network returns.
 */
function EffectsNow() {
  const [, update] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the update makes React run the page's effects immediately
  useLayoutEffect(() => update(true), [])
  return null
}
