import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useNavigation } from 'react-router'
import own from '#activity/search/activity-result.module.css'
import { ActivityResult } from '#activity/search/activity-result.tsx'
import type { ActivitySearchFields } from '#activity/search/activity-search-again.ts'
import { FilteredOut } from '#booking/results/filtered-out.tsx'
import { ListEnd } from '#booking/results/list-end.tsx'
import type { ResultList } from '#booking/results/result-list.ts'
import styles from '#booking/results/results-screen.module.css'
import type { ActivityItem } from '#contract/activity-results.ts'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'

interface Props {
  list: ResultList<ActivityItem>
  fields: ActivitySearchFields
  session: string
  /** Load time in ms since 1970. */
  now: number
}

/** The cards of the activities shown, or the reason for an empty list. */
export const ActivityResultList = memo(function ActivityResultList({ list, fields, session, now }: Props) {
  const { t } = useLingui()
  const { formData } = useNavigation()
  const selecting = formData?.get('intent') === 'select' ? formData.get('product_id') : null
  if (list.loaded === 0) {
    return (
      <EmptyState
        icon="balloon"
        title={t`Etkinlik bulunamadı`}
        text={t`Bu tarihte etkinlik bulamadık. Tarihi değiştirip yeniden arayın.`}
      />
    )
  }
  if (list.total === 0) {
    return (
      <FilteredOut
        sections={list.sections}
        title={t`Filtrelere uyan etkinlik yok`}
        text={t`Filtreleri gevşetin ya da hepsini temizleyin; bu aramada etkinlikler var.`}
      />
    )
  }
  return (
    <>
      <ol className={classNames(styles.list, own.list)}>
        {list.visible.map((item) => (
          <ActivityResult
            key={item.product_id}
            item={item}
            fields={fields}
            session={session}
            now={now}
            pending={selecting === item.product_id}
          />
        ))}
      </ol>
      {list.hasMore && <ListEnd pages={list.pages} />}
    </>
  )
})
