import { useLingui } from '@lingui/react/macro'
import { activitySearchFields } from '#activity/search/activity-search-again.ts'
import { searchedName } from '#activity/search/place-heading.tsx'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { SearchFailure } from '#booking/results/load-results.ts'
import { ExpiredSearch, FailedSearch } from '#booking/search/search-problem.tsx'
import type { ActivityFormData } from '#contract/activity-search.ts'

const { home } = bookingAddresses('activity')

/** Tells why an activity search failed. */
export function FailedActivitySearch({ failure }: { failure: SearchFailure }) {
  const { t } = useLingui()
  return (
    <FailedSearch
      failure={failure}
      icon="balloon"
      name={t`Etkinlikler`}
      missing={t`Etkinlik bulunamadı`}
      notLoaded={t`Etkinlikler yüklenemedi`}
      failed={t`Etkinlikleri şu an getiremiyoruz. Biraz sonra yeniden deneyin.`}
      home={home}
    />
  )
}

/** Tells that the session of an activity search has expired, and offers to search again. */
export function ExpiredActivitySearch({ search }: { search: ActivityFormData }) {
  const { t } = useLingui()
  return (
    <ExpiredSearch
      name={searchedName(search)}
      title={searchedName(search)}
      text={t`Fiyatlar ve kalan yerler değişmiş olabilir. Güncel etkinlikler için aynı aramayı yeniden yapın.`}
      fields={activitySearchFields(search)}
      home={home}
    />
  )
}
