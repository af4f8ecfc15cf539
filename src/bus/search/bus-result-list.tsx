import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useNavigation } from 'react-router'
import { HiddenParams } from '#forms/hidden-params.tsx'
import { pageParam } from '#booking/results/paging.ts'
import type { ResultList } from '#booking/results/result-list.ts'
import { ShownResults } from '#booking/results/shown-results.tsx'
import { lastingParams, useListParams } from '#booking/results/use-list-params.ts'
import { BusCard, openSeatsForm } from '#bus/search/bus-card.tsx'
import type { BusItem } from '#contract/bus-results.ts'

interface Props {
  list: ResultList<BusItem>
  /** Id of the search option that price alerts refer to. */
  option: string
  onSelect: (item: BusItem) => void
}

/** The cards of the trips shown, or the reason for an empty list. */
export const BusResultList = memo(function BusResultList({ list, option, onSelect }: Props) {
  const { t } = useLingui()
  const [params] = useListParams()
  const { formData } = useNavigation()
  const selecting = formData?.get('intent') === 'select' ? formData.get('product_id') : null
  const here = lastingParams(params)
  here.set(pageParam, String(list.pages))
  return (
    <>
      <form id={openSeatsForm} method="get" action="/bus/search/" hidden>
        <HiddenParams params={here} />
      </form>
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
