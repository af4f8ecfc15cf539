import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { bagIn } from '#booking/search/bag-param.ts'
import { RouteTitle } from '#booking/search/route-title.tsx'
import { ExpiredSearch, type FailureWords } from '#booking/search/search-problem.tsx'
import type { FlightSearchOptions } from '#contract/flight-search.ts'
import { flightSearchFields } from '#flight/search/flight-search-again.ts'
import { searchedEnds } from '#flight/search/searched-ends.ts'

export const flightFailureWords: FailureWords = {
  name: msg`Uçuşlar`,
  missing: msg`Uçuş bulunamadı`,
  notLoaded: msg`Uçuşlar yüklenemedi`,
  failed: msg`Uçuşları şu an getiremiyoruz. Biraz sonra yeniden deneyin.`,
}

/** Shows that a flight search has expired, and offers to search again. */
export function ExpiredFlightSearch({ options }: { options: FlightSearchOptions }) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const { from, to } = searchedEnds(options)
  return (
    <ExpiredSearch
      product="flight"
      name={t`${from} ${to} uçak bileti`}
      title={<RouteTitle from={from} to={to} icon="plane" />}
      text={t`Fiyatlar ve koltuklar değişmiş olabilir. Güncel uçuşlar için aynı aramayı yeniden yapın.`}
      fields={{ ...flightSearchFields(options), ...bagIn(params) }}
    />
  )
}
