/** Page that lists the locations of activities (/activity/locations/). */
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { LocationCard } from '#activity/location-card.tsx'
import { CardGrid } from '#activity/places/card-grid.tsx'
import { locationsData, type PageSite } from '#activity/structured-data.ts'
import { activityCalls } from '#api/activity.ts'
import { apiContext, localeContext } from '#api/context.ts'
import { throwRouteError } from '#api/loader-error.ts'
import type { ActivityLocation } from '#contract/activity-parts.ts'

interface LocationsData {
  title: string
  locations: ActivityLocation[]
}

export async function loader({ context, request: { signal } }: LoaderFunctionArgs): Promise<LocationsData> {
  const { results } = await activityCalls.popularLocations(context.get(apiContext), { signal }).catch(throwRouteError)
  return { title: context.get(localeContext).i18n._(msg`Gezilecek yerler`), locations: results }
}

export const handle = {
  structuredData: ({ locations, title }: LocationsData, site: PageSite) => locationsData(locations, title, site),
}

export function Component() {
  const { t } = useLingui()
  const { title, locations } = useLoaderData<LocationsData>()
  return (
    <CardGrid
      title={title}
      description={t`Kapadokya'dan Karadeniz yaylalarına görülmesi gereken yerler ve oradaki turlar, geziler, atölyeler.`}
      items={locations}
      small
    >
      {(location, first) => <LocationCard location={location} level={2} first={first} />}
    </CardGrid>
  )
}
