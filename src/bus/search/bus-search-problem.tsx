import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { RouteTitle } from '#booking/search/route-title.tsx'
import { ExpiredSearch, type FailureWords } from '#booking/search/search-problem.tsx'
import { busSearchFields } from '#bus/search/bus-search-again.ts'
import { stationCode } from '#contract/bus-station-code.ts'
import type { BusFormData } from '#contract/bus-search.ts'

export const busFailureWords: FailureWords = {
  name: msg`Seferler`,
  missing: msg`Sefer bulunamadı`,
  notLoaded: msg`Seferler yüklenemedi`,
  failed: msg`Seferleri şu an getiremiyoruz. Biraz sonra yeniden deneyin.`,
}

/** Shows that the session of a bus search has expired, and offers to search again. */
export function ExpiredBusSearch({ options }: { options: BusFormData }) {
  const { t } = useLingui()
  const { departure_station: from, arrival_station: to } = options
  return (
    <ExpiredSearch
      product="bus"
      name={t`${from.city} ${to.city} otobüs bileti`}
      title={<RouteTitle from={stationCode(from)} to={stationCode(to)} icon="bus" />}
      text={t`Fiyatlar ve koltuklar değişmiş olabilir. Güncel seferler için aynı aramayı yeniden yapın.`}
      fields={busSearchFields(options)}
    />
  )
}
