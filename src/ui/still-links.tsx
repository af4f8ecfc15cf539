import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { Still } from '#ui/still.tsx'

/**
 * A `Still`: an element whose server-rendered HTML is kept without hydration. Its content may have links to pages of
 * this site. Pressing such a link navigates without a full page load, as a React Router `Link` does.
 */
export function StillLinks(props: Omit<ComponentProps<typeof Still>, 'onClick'>) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey
    // If React has rendered the link, the link has already handled the press and has prevented the browser's default
    // action.
    if (link?.origin !== location.origin || link.target || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
  }
  return <Still {...props} onClick={follow} />
}
