import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hasTypedValues } from '#forms/has-typed-values.ts'

/**
 * Returns a ref for a control or a group of controls. If the traveller changed a value before hydration, `tell` is
 * called once after hydration, because the control's event handlers missed the change. `tell` may cause a render that
 * replaces controls. React renders only after `tell` has been called for all controls that were hydrated together, so
 * that no change is lost. If the focused control is replaced, the new control with the same ID gets the focus.
 */
export function useEarlyValue<Control extends Element>(tell: (control: Control) => void): RefObject<Control | null> {
  const ref = useRef<Control>(null)
  const [focused, setFocused] = useState('')
  // `tell` may use refs of parent elements. These refs are not set yet when a child's layout effects run, so `tell` is
  // called in an effect that is not a layout effect.
  useEffect(() => {
    if (!ref.current || !hasTypedValues(ref.current)) return
    setFocused(document.activeElement?.id ?? '')
    tell(ref.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, because later changes fire events
  }, [])
  useLayoutEffect(() => {
    if (document.activeElement === document.body) document.getElementById(focused)?.focus({ preventScroll: true })
  }, [focused])
  return ref
}
