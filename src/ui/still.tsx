import { type MouseEventHandler, type ReactNode, useState, useSyncExternalStore } from 'react'

interface Props {
  as?: 'div' | 'p' | 'ul' | 'optgroup'
  /** What the content is made of. */
  of: unknown
  className?: string | undefined
  /** Of an `optgroup`. */
  label?: string
  /** Answers presses on what is inside. */
  onClick?: MouseEventHandler<HTMLElement>
  /** Whether the element scrolls sideways. */
  'data-scroll'?: 'inline'
  children: () => ReactNode
}

const unchanging = () => () => undefined

/** Hydration leaves the content of an element with these properties alone. */
const kept = { dangerouslySetInnerHTML: { __html: '' } }

/**
 * An element whose content answers nothing by scripts and changes only with `of`: in a document that the server has
 * drawn, the content stays as it is, without being hydrated.
 */
export function Still({ as: Element = 'div', of, children, ...rest }: Props) {
  const drawing = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  )
  const [drawn, forget] = useState(drawing ? { of } : null)
  // What the server has drawn is gone once something else is shown.
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
