/** Page that lists popular activities (/activity/popular/). */
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ActivityCard } from '#activity/activity-card.tsx'
import { forCards } from '#activity/for-cards.ts'
import { CardGrid } from '#activity/places/card-grid.tsx'
import { type PageSite, popularData } from '#activity/structured-data.ts'
import { activityCalls } from '#api/activity.ts'
import { apiContext, localeContext } from '#api/context.ts'
import { throwRouteError } from '#api/loader-error.ts'
import type { ActivitySummary } from '#contract/activity-parts.ts'

interface PopularData {
  title: string
  activities: ActivitySummary[]
}

export async function loader({ context, request: { signal } }: LoaderFunctionArgs): Promise<PopularData> {
  const { results } = await activityCalls.popular(context.get(apiContext), { signal }).catch(throwRouteError)
  return { title: context.get(localeContext).i18n._(msg`Popüler etkinlikler`), activities: forCards(results) }
}

export const handle = {
  structuredData: ({ activities, title }: PopularData, site: PageSite) => popularData(activities, title, site),
}

export function Component() {
  const { t } = useLingui()
  const { title, activities } = useLoaderData<PopularData>()
  return (
    <CardGrid
      title={title}
      description={t`Türkiye'nin en sevilen turları, gezileri ve atölyeleri: süreleri, yerleri ve tarihleriyle.`}
      items={activities}
    >
      {(activity, first) => <ActivityCard activity={activity} level={2} first={first} />}
    </CardGrid>
  )
}
