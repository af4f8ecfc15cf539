import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '#ui/card.tsx'

interface OutcomeNoticeProps {
  tone: 'warning' | 'danger'
  children: ReactNode
}

/**
 * Shows the outcome of a payment and scrolls it into view, because the pay button is at the other end of a long form.
 */
export function OutcomeNotice({ tone, children }: OutcomeNoticeProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={ref}>
      <Notice tone={tone} live>
        {children}
      </Notice>
    </div>
  )
}
