import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the page's data once more in the browser, whose loader keeps the ticket, after a server rendered the document. */
export function useKeptTicket(needed: boolean): void {
  const { revalidate } = useRevalidator()
  const asked = useRef(false)
  useEffect(() => {
    if (!needed || asked.current) return
    asked.current = true
    void revalidate()
  }, [needed, revalidate])
}
