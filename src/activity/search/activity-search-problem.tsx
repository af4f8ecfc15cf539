import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { activitySearchFields } from '#activity/search/activity-search-again.ts'
import { searchedName } from '#activity/search/place-heading.tsx'
import { ExpiredSearch, type FailureWords } from '#booking/search/search-problem.tsx'
import type { ActivityFormData } from '#contract/activity-search.ts'

export const activityFailureWords: FailureWords = {
  name: msg`Etkinlikler`,
  missing: msg`Etkinlik bulunamadı`,
  notLoaded: msg`Etkinlikler yüklenemedi`,
  failed: msg`Etkinlikleri şu an getiremiyoruz. Biraz sonra yeniden deneyin.`,
}

/** Notice that the session of an activity search has expired, with a way to search again. */
export function ExpiredActivitySearch({ search }: { search: ActivityFormData }) {
  const { t } = useLingui()
  return (
    <ExpiredSearch
      product="activity"
      name={searchedName(search)}
      title={searchedName(search)}
      text={t`Fiyatlar ve kalan yerler değişmiş olabilir. Güncel etkinlikler için aynı aramayı yeniden yapın.`}
      fields={activitySearchFields(search)}
    />
  )
}
