import { type MouseEventHandler, type ReactNode, useState, useSyncExternalStore } from 'react'

interface Props {
  as?: 'div' | 'p' | 'ul' | 'optgroup'
  /** Data of the content: the content changes only with this value. */
  of: unknown
  className?: string | undefined
  /** Label of an `optgroup`. */
  label?: string
  /** Handles presses on the content. */
  onClick?: MouseEventHandler<HTMLElement>
  /** Whether the element scrolls sideways. */
  'data-scroll'?: 'inline'
  children: () => ReactNode
}

const unchanging = () => () => undefined

/** Props with which hydration leaves the element's content unchanged. */
const kept = { dangerouslySetInnerHTML: { __html: '' } }

/**
 * An element whose content needs no scripts and changes only with `of`: in a server-rendered document, the content
 * keeps its markup without hydration.
 */
export function Still({ as: Element = 'div', of, children, ...rest }: Props) {
  const drawing = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  )
  const [drawn, forget] = useState(drawing ? { of } : null)
  // The server's markup is discarded once other content is shown.
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
