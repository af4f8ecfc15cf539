import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { announced } from '#app/announced.ts'

/** Selector of elements that keep the focus if the new page has already focused them. */
const inUse = 'input, select, textarea, dialog *'

/**
 * After a navigation to another page, moves the focus to its heading, so that keyboard and screen reader users start at
 * the top, and announces its title. The browser announces the first page itself.
 *
 * A navigation or the sending of a form may also lead to the same page again, without the element that had the focus,
 * such as the entry that was deleted. If nothing else on the page has taken the focus, the heading gets it then, too.
 *
 * If `hasLeft` is true, the traveller left the first page before this code had loaded. The page shown now then counts
 * as a new one.
 */
export function usePageAnnouncement(hasLeft: boolean): void {
  const { pathname, key } = useLocation()
  const before = useRef(hasLeft ? null : pathname)
  const focused = useRef<Node | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => (focused.current = target instanceof Node ? target : null)
    focused.current = document.activeElement
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const isNewPage = before.current !== pathname
    before.current = pathname
    const isFocusLost = document.activeElement === document.body && focused.current?.isConnected === false
    if (!isNewPage && !isFocusLost) return
    const region = document.getElementById(announced)
    if (isNewPage && region) region.textContent = document.title
    const heading = document.querySelector('h1')
    if (!heading || document.activeElement?.matches(inUse)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, key])
}
