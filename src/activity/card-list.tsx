import type { ReactNode } from 'react'
import { StillLinks } from '#ui/still-links.tsx'

interface Props<Item> {
  items: readonly Item[]
  className: string | undefined
  /** Whether the list scrolls sideways. */
  'data-scroll'?: 'inline'
  /** Renders the card of an item; it contains only links. */
  children: (item: Item, index: number) => ReactNode
}

/** A list of cards that contain only links. */
export function CardList<Item extends { id: string }>({ items, children, ...list }: Props<Item>) {
  return (
    // The list is identified by its IDs, so that reloading the same items keeps focus and scroll position.
    <StillLinks as="ul" of={items.map(({ id }) => id).join()} {...list}>
      {() => items.map((item, index) => <li key={item.id}>{children(item, index)}</li>)}
    </StillLinks>
  )
}
