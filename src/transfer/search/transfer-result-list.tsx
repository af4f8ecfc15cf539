import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { ResultList } from '#booking/results/result-list.ts'
import { ShownResults } from '#booking/results/shown-results.tsx'
import { useProductBeingSelected } from '#booking/results/use-product-being-selected.ts'
import type { ListedTransfer } from '#transfer/search/shuttle-departures.ts'
import own from '#transfer/search/transfer-card.module.css'
import { TransferCard } from '#transfer/search/transfer-card.tsx'

interface Props {
  list: ResultList<ListedTransfer>
  /** Number of passengers of the search. */
  passengers: number
  /** Time at which the results were loaded, in ms since 1970. */
  now: number
}

/** Shows the cards of the listed vehicles, or the reason why the list is empty. */
export const TransferResultList = memo(function TransferResultList({ list, passengers, now }: Props) {
  const { t } = useLingui()
  const selecting = useProductBeingSelected()
  return (
    <ShownResults
      list={list}
      icon="car"
      none={{
        title: t`Transfer bulunamadı`,
        text: t`Bu tarih ve saatte transfer bulamadık. Tarihi ya da saati değiştirip yeniden arayın.`,
      }}
      filteredOut={{
        title: t`Filtrelere uyan araç yok`,
        text: t`Filtreleri gevşetin ya da hepsini temizleyin; bu aramada araçlar var.`,
      }}
      className={own.list}
    >
      {(item) => (
        <TransferCard
          key={item.product_id}
          item={item}
          passengers={passengers}
          now={now}
          pending={item.departures.some(({ product_id }) => product_id === selecting)}
        />
      )}
    </ShownResults>
  )
})
