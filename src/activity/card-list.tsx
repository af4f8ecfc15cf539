import type { ReactNode } from 'react'
import { StillLinks } from '#ui/still-links.tsx'

interface Props<Item> {
  items: readonly Item[]
  className: string | undefined
  /** 'inline' if the list of cards scrolls sideways; otherwise undefined. */
  'data-scroll'?: 'inline'
  /** Renders the card of an item; the card must contain no controls other than links. */
  children: (item: Item, index: number) => ReactNode
}

/** List of cards whose only controls are links. */
export function CardList<Item extends { id: string }>({ items, children, ...list }: Props<Item>) {
  return (
    // After a reload of the page data, `items` is a new array, even if the items are the same. So `StillLinks`, which
    // keeps server-rendered HTML without hydration, compares the IDs of the items. While the IDs stay the same, the
    // list keeps its HTML, its focus and its scroll position.
    <StillLinks as="ul" of={items.map(({ id }) => id).join()} {...list}>
      {() => items.map((item, index) => <li key={item.id}>{children(item, index)}</li>)}
    </StillLinks>
  )
}
