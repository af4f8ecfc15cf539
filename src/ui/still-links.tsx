import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { Still } from '#ui/still.tsx'

/**
 * A `Still` with links to pages of this site: pressing a link navigates as a `Link` does, although the link is not
 * hydrated.
 */
export function StillLinks(props: Omit<ComponentProps<typeof Still>, 'onClick'>) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey
    // A hydrated link handles its press itself.
    if (link?.origin !== location.origin || link.target || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
  }
  return <Still {...props} onClick={follow} />
}
