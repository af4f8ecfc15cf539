import type { ReactNode } from 'react'
import { StillLinks } from '#ui/still-links.tsx'

interface Props<Item> {
  items: readonly Item[]
  className: string | undefined
  /** Set if the list scrolls sideways. */
  'data-scroll'?: 'inline'
  /** Renders the card of an item; the card must contain no controls other than links. */
  children: (item: Item, index: number) => ReactNode
}

/** List of cards that contain only links. */
export function CardList<Item extends { id: string }>({ items, children, ...list }: Props<Item>) {
  return (
    // After a reload, `items` is a new array, even if it contains the same items. Comparing the IDs keeps the
    // server-rendered list in place, and with it the focus and the scroll position.
    <StillLinks as="ul" of={items.map(({ id }) => id).join()} {...list}>
      {() => items.map((item, index) => <li key={item.id}>{children(item, index)}</li>)}
    </StillLinks>
  )
}
