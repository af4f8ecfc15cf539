import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { carryOver } from '#forms/carry-over.ts'
import { hasTypedValues } from '#forms/has-typed-values.ts'
import { Still } from '#ui/still.tsx'

interface Props {
  wanted: boolean
  children: ReactNode
}

/**
 * Whether the fields in the element with the ID `id` are used already: they are visible, or have been changed before
 * hydration.
 */
function isUsed(id: string): boolean {
  const box = document.getElementById(id)
  return box !== null && (box.checkVisibility() || hasTypedValues(box))
}

/**
 * Wraps fields that are initially hidden and that few travellers need. Their server-rendered HTML is kept without
 * hydration until `wanted` is true. If the fields are visible or were changed before hydration, they are hydrated with
 * the page.
 */
export function StillUntil({ wanted, children }: Props) {
  const id = useId()
  const [atOnce] = useState(() => wanted || (!import.meta.env.SSR && isUsed(id)))
  const [late, setLate] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<Element>(null)
  useEffect(() => {
    // If the fields in this wrapper have become visible or been changed while the page was hydrating, they are rendered
    // again, now with event handlers.
    if (!atOnce && isUsed(id)) queueMicrotask(() => setLate(true))
  }, [atOnce, id])
  useLayoutEffect(() => {
    const [before, now] = [shown.current, box.current?.firstElementChild ?? null]
    shown.current = now
    if (before && now && before !== now) carryOver(before, now)
  })
  return (
    <div id={id} ref={box}>
      {atOnce ? <div>{children}</div> : <Still of={wanted || late}>{() => children}</Still>}
    </div>
  )
}
