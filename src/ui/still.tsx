import { type MouseEventHandler, type ReactNode, useState, useSyncExternalStore } from 'react'

interface Props {
  as?: 'div' | 'p' | 'ul' | 'optgroup'
  /**
   * The data that the content shows. In a server-rendered page, the content is rendered again only if this value
   * changes.
   */
  of: unknown
  className?: string | undefined
  /** Label of the element if it is an `optgroup`. */
  label?: string
  /** Called on a click in the content, which has no event handlers of its own. */
  onClick?: MouseEventHandler<HTMLElement>
  /** Whether the element scrolls sideways. */
  'data-scroll'?: 'inline'
  children: () => ReactNode
}

const unchanging = () => () => undefined

/** Props that make hydration keep the element's server-rendered content. */
const kept = { dangerouslySetInnerHTML: { __html: '' } }

/**
 * An element whose content needs no JavaScript and changes only if the prop `of` changes. In a server-rendered page,
 * the content's HTML is kept without hydration.
 */
export function Still({ as: Element = 'div', of, children, ...rest }: Props) {
  const drawing = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  )
  const [drawn, forget] = useState(drawing ? { of } : null)
  // Once the data has changed, the content is rendered anew, and the server-rendered content is dropped.
  if (drawn && drawn.of !== of) forget(null)
  if (drawn && drawn.of === of) {
    return (
      <Element {...rest} suppressHydrationWarning {...(!import.meta.env.SSR && kept)}>
        {import.meta.env.SSR ? children() : null}
      </Element>
    )
  }
  return (
    <Element key="shown" {...rest}>
      {children()}
    </Element>
  )
}
