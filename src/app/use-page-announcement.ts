import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Elements in which somebody works: a page that puts the focus there itself keeps it. */
const inUse = 'input, select, textarea, dialog *'

/**
 * After a navigation to another page the focus goes to its heading, so that keyboards and screen readers begin at its
 * top. Answers the title of the page, for an element that tells screen readers; empty on the page that came first, of
 * which the browser tells itself.
 */
export function usePageAnnouncement(): string {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const before = useRef(pathname)
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
