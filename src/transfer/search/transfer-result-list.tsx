import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useNavigation } from 'react-router'
import { FilteredOut } from '#booking/results/filtered-out.tsx'
import { ListEnd } from '#booking/results/list-end.tsx'
import type { ResultList } from '#booking/results/result-list.ts'
import styles from '#booking/results/results-screen.module.css'
import type { ListedTransfer } from '#transfer/search/shuttle-departures.ts'
import own from '#transfer/search/transfer-card.module.css'
import { TransferCard } from '#transfer/search/transfer-card.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'

interface Props {
  list: ResultList<ListedTransfer>
  /** Size of the party. */
  passengers: number
  /** Load time in ms since 1970. */
  now: number
}

/** The cards of the vehicles shown, or the reason for an empty list. */
export const TransferResultList = memo(function TransferResultList({ list, passengers, now }: Props) {
  const { t } = useLingui()
  const { formData } = useNavigation()
  const selecting = formData?.get('intent') === 'select' ? formData.get('product_id') : null
  if (list.loaded === 0) {
    return (
      <EmptyState
        icon="car"
        title={t`Transfer bulunamadı`}
        text={t`Bu tarih ve saatte transfer bulamadık. Tarihi ya da saati değiştirip yeniden arayın.`}
      />
    )
  }
  if (list.total === 0) {
    return (
      <FilteredOut
        sections={list.sections}
        title={t`Filtrelere uyan araç yok`}
        text={t`Filtreleri gevşetin ya da hepsini temizleyin; bu aramada araçlar var.`}
      />
    )
  }
  return (
    <>
      <ol className={classNames(styles.list, own.list)}>
        {list.visible.map((item) => (
          <TransferCard
            key={item.product_id}
            item={item}
            passengers={passengers}
            now={now}
            pending={item.departures.some(({ product_id }) => product_id === selecting)}
          />
        ))}
      </ol>
      {list.hasMore && <ListEnd pages={list.pages} />}
    </>
  )
})
