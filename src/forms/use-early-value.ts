import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hasTypedValues } from '#forms/has-typed-values.ts'

/**
 * For the control, or the group of controls, with the returned ref: calls `tell` once if the traveller changed it before
 * it was hydrated, of which no event tells. All controls tell in one render, so that none is replaced before it has told.
 * If that replaces the element with the focus, the one with the same id gets it.
 */
export function useEarlyValue<Control extends Element>(tell: (control: Control) => void): RefObject<Control | null> {
  const ref = useRef<Control>(null)
  const [focused, setFocused] = useState('')
  // Not a layout effect: those of a child run before the refs of its parents are set.
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
