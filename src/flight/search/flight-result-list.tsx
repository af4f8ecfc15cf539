import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useMemo } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { asksForBag, bagParam } from '#booking/search/bag-param.ts'
import { OpenInListForm } from '#booking/results/open-in-list-form.tsx'
import type { ResultList } from '#booking/results/result-list.ts'
import { ShownResults } from '#booking/results/shown-results.tsx'
import { lastingParams, useListParams } from '#booking/results/use-list-params.ts'
import type { FlightItem } from '#contract/flight-results.ts'
import type { FlightSearchOptions } from '#contract/flight-search.ts'
import type { Choice } from '#flight/search/choose-flight.tsx'
import { FlightCard, openFaresForm } from '#flight/search/flight-card.tsx'
import type { ChosenFlight } from '#flight/search/flight-search-data.ts'
import { moreIcons } from '#ui/more-icons.ts'

interface Props {
  list: ResultList<FlightItem>
  chosen: ChosenFlight | null
  options: FlightSearchOptions
}

/** Shows the cards of the listed flights, or the reason why the list is empty. */
export const FlightResultList = memo(function FlightResultList({ list, chosen, options }: Props) {
  const { t } = useLingui()
  const [params] = useListParams()
  const choice = useMemo<Choice>(() => {
    const separate = options.fly_type === 'RT' && !options.is_packaged
    return separate && chosen === null ? { leadsTo: 'return' } : { leadsTo: 'payment', before: chosen }
  }, [options, chosen])
  if (list.loaded === 0 && asksForBag(params)) {
    return (
      <EmptyState
        icon={moreIcons.luggage}
        title={t`Bavul dahil uçuş yok`}
        text={t`Bu aramadaki uçuşlar kayıtlı bagajla satılmıyor ya da bagajı bilinmiyor.`}
      >
        <ButtonLink to={`?${lastingParams(params, [bagParam])}`} replace preventScrollReset>
          <Trans>Bavulsuz fiyatları göster</Trans>
        </ButtonLink>
      </EmptyState>
    )
  }
  const opened = params.get('fares')
  return (
    <>
      <OpenInListForm id={openFaresForm} action="/flight/search/" list={list} />
      <ShownResults
        list={list}
        icon="plane"
        none={{ title: t`Uçuş bulunamadı`, text: t`Bu tarihlerde uçuş bulamadık. Tarihi değiştirip yeniden arayın.` }}
        filteredOut={{
          title: t`Filtrelere uyan uçuş yok`,
          text: t`Filtreleri gevşetin ya da hepsini temizleyin; bu aramada uçuşlar var.`,
        }}
      >
        {(item) => (
          <FlightCard
            key={item.product_id}
            item={item}
            option={options.id}
            asked={options}
            choice={choice}
            passengers={options.total_passenger_count}
            opened={item.product_id === opened}
          />
        )}
      </ShownResults>
    </>
  )
})
