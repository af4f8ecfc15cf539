import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { OpenInListForm } from '#booking/results/open-in-list-form.tsx'
import type { ResultList } from '#booking/results/result-list.ts'
import { ShownResults } from '#booking/results/shown-results.tsx'
import { useProductBeingSelected } from '#booking/results/use-product-being-selected.ts'
import { BusCard, openSeatsForm } from '#bus/search/bus-card.tsx'
import type { BusItem } from '#contract/bus-results.ts'

interface Props {
  list: ResultList<BusItem>
  /** ID of the saved search (the API's search option) for which price alerts are created. */
  option: string
  onSelect: (item: BusItem) => void
}

/** Lists the cards of the trips shown, or the reason why the list is empty. */
export const BusResultList = memo(function BusResultList({ list, option, onSelect }: Props) {
  const { t } = useLingui()
  const selecting = useProductBeingSelected()
  return (
    <>
      <OpenInListForm id={openSeatsForm} action="/bus/search/" list={list} />
      <ShownResults
        list={list}
        icon="bus"
        none={{ title: t`Sefer bulunamadı`, text: t`Bu tarihte sefer bulamadık. Tarihi değiştirip yeniden arayın.` }}
        filteredOut={{
          title: t`Filtrelere uyan sefer yok`,
          text: t`Filtreleri gevşetin ya da hepsini temizleyin; bu aramada seferler var.`,
        }}
      >
        {(item) => (
          <BusCard
            key={item.product_id}
            item={item}
            option={option}
            pending={selecting === item.product_id}
            onSelect={onSelect}
          />
        )}
      </ShownResults>
    </>
  )
})
