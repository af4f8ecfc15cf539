import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hasTypedValues } from '#forms/has-typed-values.ts'

/**
 * Calls `tell` once if the traveller changed the control, or the group of controls, of the returned ref before
 * hydration, because no event reports that change. All controls report in the same render, so that none is replaced
 * before it has reported. If the focused element is replaced, the new element with its id gets the focus.
 */
export function useEarlyValue<Control extends Element>(tell: (control: Control) => void): RefObject<Control | null> {
  const ref = useRef<Control>(null)
  const [focused, setFocused] = useState('')
  // Not a layout effect: a child's layout effects run before the refs of its parents are set.
  useEffect(() => {
    if (!ref.current || !hasTypedValues(ref.current)) return
    setFocused(document.activeElement?.id ?? '')
    tell(ref.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- later changes are told by their events
  }, [])
  useLayoutEffect(() => {
    if (document.activeElement === document.body) document.getElementById(focused)?.focus({ preventScroll: true })
  }, [focused])
  return ref
}
