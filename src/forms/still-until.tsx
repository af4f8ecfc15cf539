import { type ReactNode, useEffect, useId, useState } from 'react'
import { hasTypedValues } from '#forms/has-typed-values.ts'
import { Still } from '#ui/still.tsx'

interface Props {
  wanted: boolean
  className?: string | undefined
  children: ReactNode
}

/** Whether the fields can be seen, or have been changed, before their scripts ran. */
function isUsed(id: string): boolean {
  const box = document.getElementById(id)
  // Browsers that can't tell hydrate all fields with the page.
  return box !== null && (!('checkVisibility' in box) || box.checkVisibility() || hasTypedValues(box))
}

/**
 * Hidden fields that few travellers need: what the server has drawn stays as it is, without being hydrated, until it is
 * `wanted`. Fields that are seen or changed before are hydrated with the page, and keep what was typed.
 */
export function StillUntil({ wanted, className, children }: Props) {
  const id = useId()
  const [atOnce] = useState(() => wanted || (!import.meta.env.SSR && isUsed(id)))
  const [late, setLate] = useState(false)
  useEffect(() => {
    // Seen or changed while the page was being hydrated.
    if (!atOnce && isUsed(id)) queueMicrotask(() => setLate(true))
  }, [atOnce, id])
  if (atOnce) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    )
  }
  return (
    <Still id={id} className={className} of={wanted || late}>
      {() => children}
    </Still>
  )
}
