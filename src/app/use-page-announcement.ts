import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Interactive elements: if a page focuses one itself, it keeps the focus. */
const inUse = 'input, select, textarea, dialog *'

/**
 * After a navigation to another page, moves the focus to its heading, so that keyboard and screen reader users start at
 * the top. Returns the page's title for a live region; empty on the first page, which the browser announces itself.
 *
 * `hasLeft`: the traveller had left the first page when this code arrived.
 */
export function usePageAnnouncement(hasLeft: boolean): string {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const before = useRef(hasLeft ? null : pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    setTitle(document.title)
    const heading = document.querySelector('h1')
    if (!heading || document.activeElement?.matches(inUse)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
  return title
}
