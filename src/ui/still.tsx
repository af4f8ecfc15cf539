import { type MouseEventHandler, type ReactNode, useState, useSyncExternalStore } from 'react'

interface Props {
  as?: 'div' | 'p' | 'ul' | 'optgroup'
  /**
   * The value on which the content of the element depends, such as the data that the content shows. In a
   * server-rendered page, the content is not rendered again until this value changes.
   */
  of: unknown
  className?: string | undefined
  /** Label of the element that `Still` renders, if that element is an `optgroup`. */
  label?: string
  /**
   * Called on a click anywhere in the element that `Still` renders. As long as the content of the element is not
   * hydrated, it has no event handlers of its own.
   */
  onClick?: MouseEventHandler<HTMLElement>
  /** 'inline' if the element that `Still` renders scrolls sideways. */
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
  // When the prop `of` changes, React renders the content of the element anew, and the server-rendered content is
  // dropped.
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
