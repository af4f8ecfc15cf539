import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CardList } from '#activity/card-list.tsx'
import styles from '#activity/popular-sections.module.css'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Page } from '#ui/page.tsx'

/** Number of cards that are in view when the page opens. Their pictures are not loaded lazily. */
const seenFirst = 4

interface Props<Item> {
  title: string
  description: string
  items: readonly Item[]
  /** Whether the cards have so little text that a phone shows two beside each other. */
  small?: boolean
  /** Renders the card of an item; `first` means that its picture is in view when the page opens. */
  children: (item: Item, first: boolean) => ReactNode
}

/** Page with a title, a description and a grid of cards. */
export function CardGrid<Item extends { id: string }>({ title, description, items, small, children }: Props<Item>) {
  const { t } = useLingui()
  const { home } = bookingAddresses('activity')
  return (
    <>
      <PageHead title={title} description={description} />
      <Page title={title} back={home} width="wide">
        {items.length === 0 ? (
          <EmptyState
            icon="balloon"
            title={t`Liste şu an boş`}
            text={t`Bir yer veya etkinlik arayarak devam edebilirsiniz.`}
          >
            <ButtonLink to={home}>
              <Trans>Etkinlik ara</Trans>
            </ButtonLink>
          </EmptyState>
        ) : (
          <CardList items={items} className={small ? styles.places : styles.grid}>
            {(item, index) => children(item, index < seenFirst)}
          </CardList>
        )}
      </Page>
    </>
  )
}
