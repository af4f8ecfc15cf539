import type { ReactNode } from 'react'
import { StillLinks } from '#ui/still-links.tsx'

interface Props<Item> {
  items: readonly Item[]
  className: string | undefined
  /** Whether the list scrolls sideways. */
  'data-scroll'?: 'inline'
  /** The card of an item, which only leads to its page. */
  children: (item: Item, index: number) => ReactNode
}

/** Cards that only lead to pages. */
export function CardList<Item extends { id: string }>({ items, children, ...list }: Props<Item>) {
  return (
    // The IDs identify the list, so that items which are loaded again don't make it lose its focus and scroll position.
    <StillLinks as="ul" of={items.map(({ id }) => id).join()} {...list}>
      {() => items.map((item, index) => <li key={item.id}>{children(item, index)}</li>)}
    </StillLinks>
  )
}
