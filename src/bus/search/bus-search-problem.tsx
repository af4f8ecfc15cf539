import { useLingui } from '@lingui/react/macro'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { SearchFailure } from '#booking/results/load-results.ts'
import { RouteTitle } from '#booking/search/route-title.tsx'
import { ExpiredSearch, FailedSearch } from '#booking/search/search-problem.tsx'
import { busSearchFields } from '#bus/search/bus-search-again.ts'
import { stationCode } from '#contract/bus-station-code.ts'
import type { BusFormData } from '#contract/bus-search.ts'

/** Tells why a bus search failed. */
export function FailedBusSearch({ failure }: { failure: SearchFailure }) {
  const { t } = useLingui()
  return (
    <FailedSearch
      failure={failure}
      icon="bus"
      name={t`Seferler`}
      missing={t`Sefer bulunamadı`}
      notLoaded={t`Seferler yüklenemedi`}
      failed={t`Seferleri şu an getiremiyoruz. Biraz sonra yeniden deneyin.`}
      home={bookingAddresses('bus').home}
    />
  )
}

/** Tells that the session of a bus search has expired, and offers to search again. */
export function ExpiredBusSearch({ options }: { options: BusFormData }) {
  const { t } = useLingui()
  const { departure_station: from, arrival_station: to } = options
  return (
    <ExpiredSearch
      name={t`${from.city} ${to.city} otobüs bileti`}
      title={<RouteTitle from={stationCode(from)} to={stationCode(to)} icon="bus" />}
      text={t`Fiyatlar ve koltuklar değişmiş olabilir. Güncel seferler için aynı aramayı yeniden yapın.`}
      fields={busSearchFields(options)}
      home={bookingAddresses('bus').home}
    />
  )
}
