import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { bagIn } from '#booking/search/bag-param.ts'
import type { SearchFailure } from '#booking/results/load-results.ts'
import { RouteTitle } from '#booking/search/route-title.tsx'
import { ExpiredSearch, FailedSearch } from '#booking/search/search-problem.tsx'
import type { FlightSearchOptions } from '#contract/flight-search.ts'
import { flightSearchFields } from '#flight/search/flight-search-again.ts'
import { searchedEnds } from '#flight/search/searched-ends.ts'

/** Shows why a flight search failed. */
export function FailedFlightSearch({ failure }: { failure: SearchFailure }) {
  const { t } = useLingui()
  return (
    <FailedSearch
      failure={failure}
      icon="plane"
      name={t`Uçuşlar`}
      missing={t`Uçuş bulunamadı`}
      notLoaded={t`Uçuşlar yüklenemedi`}
      failed={t`Uçuşları şu an getiremiyoruz. Biraz sonra yeniden deneyin.`}
      home={bookingAddresses('flight').home}
    />
  )
}

/** Shows that a flight search has expired, and offers to search again. */
export function ExpiredFlightSearch({ options }: { options: FlightSearchOptions }) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const { from, to } = searchedEnds(options)
  return (
    <ExpiredSearch
      name={t`${from} ${to} uçak bileti`}
      title={<RouteTitle from={from} to={to} icon="plane" />}
      text={t`Fiyatlar ve koltuklar değişmiş olabilir. Güncel uçuşlar için aynı aramayı yeniden yapın.`}
      fields={{ ...flightSearchFields(options), ...bagIn(params) }}
      home={bookingAddresses('flight').home}
    />
  )
}
