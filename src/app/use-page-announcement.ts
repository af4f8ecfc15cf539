import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { announced } from '#app/announced.ts'

/** Selector of elements that keep the focus if the new page has already focused them. */
const inUse = 'input, select, textarea, dialog *'

/**
 * After a navigation to another page, moves the focus to its heading, so that keyboard and screen reader users start at
 * the top, and announces its title. The browser announces the first page itself.
 *
 * If `hasLeft` is true, the traveller left the first page before this code had loaded. The page shown now then counts
 * as a new one.
 */
export function usePageAnnouncement(hasLeft: boolean): void {
  const { pathname } = useLocation()
  const before = useRef(hasLeft ? null : pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const region = document.getElementById(announced)
    if (region) region.textContent = document.title
    const heading = document.querySelector('h1')
    if (!heading || document.activeElement?.matches(inUse)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
