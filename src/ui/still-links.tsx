import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { Still } from '#ui/still.tsx'

/**
 * Still content with links to pages of this site: a press on one navigates as a `Link` does, though the link is not
 * hydrated.
 */
export function StillLinks(props: Omit<ComponentProps<typeof Still>, 'onClick'>) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey
    // A hydrated link has navigated itself.
    if (link?.origin !== location.origin || link.target || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
  }
  return <Still {...props} onClick={follow} />
}
