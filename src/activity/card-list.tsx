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
    // A reload creates a new array `items`, even if the items are the same. So `StillLinks` compares their IDs. As long
    // as these do not change, the list keeps its server-rendered HTML, the focus and the scroll position.
    <StillLinks as="ul" of={items.map(({ id }) => id).join()} {...list}>
      {() => items.map((item, index) => <li key={item.id}>{children(item, index)}</li>)}
    </StillLinks>
  )
}
