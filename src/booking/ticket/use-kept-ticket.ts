import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** Revalidates once after hydration, because only the browser's loader stores the ticket on the device. */
export function useKeptTicket(needed: boolean): void {
  const { revalidate } = useRevalidator()
  const asked = useRef(false)
  useEffect(() => {
    if (!needed || asked.current) return
    asked.current = true
    void revalidate()
  }, [needed, revalidate])
}
