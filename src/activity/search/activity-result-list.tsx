import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import own from '#activity/search/activity-result.module.css'
import { ActivityResult } from '#activity/search/activity-result.tsx'
import type { ActivitySearchFields } from '#activity/search/activity-search-again.ts'
import type { ResultList } from '#booking/results/result-list.ts'
import { ShownResults } from '#booking/results/shown-results.tsx'
import { useProductBeingSelected } from '#booking/results/use-product-being-selected.ts'
import type { ActivityItem } from '#contract/activity-results.ts'

interface Props {
  list: ResultList<ActivityItem>
  fields: ActivitySearchFields
  session: string
  /** Time at which the results were loaded, in ms since 1970. */
  now: number
}

/** Lists the activities found as cards, or shows why there are none. */
export const ActivityResultList = memo(function ActivityResultList({ list, fields, session, now }: Props) {
  const { t } = useLingui()
  const selecting = useProductBeingSelected()
  return (
    <ShownResults
      list={list}
      icon="balloon"
      none={{
        title: t`Etkinlik bulunamadı`,
        text: t`Bu tarihte etkinlik bulamadık. Tarihi değiştirip yeniden arayın.`,
      }}
      filteredOut={{
        title: t`Filtrelere uyan etkinlik yok`,
        text: t`Filtreleri gevşetin ya da hepsini temizleyin; bu aramada etkinlikler var.`,
      }}
      className={own.list}
    >
      {(item) => (
        <ActivityResult
          key={item.product_id}
          item={item}
          fields={fields}
          session={session}
          now={now}
          pending={selecting === item.product_id}
        />
      )}
    </ShownResults>
  )
})
