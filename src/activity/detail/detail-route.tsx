/**
 * Route of an activity's page (/activity/detail/{id}/ and /activity/detail/{id}/{organization}/); the UI is in
 * `detail-screen.tsx`.
 */
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { apiContext, clockContext, localeContext } from '#api/context.ts'
import { DetailScreen } from '#activity/detail/detail-screen.tsx'
import { isBookable } from '#activity/reservation/departures.ts'
import { loadReservation, type ReservationData } from '#activity/reservation/reservation-data.ts'
import { activityData, type PageSite } from '#activity/structured-data.ts'

/** Data of an activity's page. `locationsTitle` is the text of the breadcrumb for the page of all locations. */
type DetailData = ReservationData & { locationsTitle: string }

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<DetailData> {
  const reservation = await loadReservation(context.get(apiContext), {
    activity: params['activity_id'] ?? '',
    organization: params['organization_id'] ?? null,
    params: new URL(request.url).searchParams,
    clock: context.get(clockContext),
    signal: request.signal,
  })
  return { ...reservation, locationsTitle: context.get(localeContext).i18n._(msg`Gezilecek yerler`) }
}

/** Reloads the page data if the URL changes, but not after `ReservationPopup` has requested or selected packages. */
export function shouldRevalidate({
  formAction,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formAction?.startsWith('/activity/packages/')) return false
  return currentUrl.href !== nextUrl.href && defaultShouldRevalidate
}

/** Maximum number of departures that the structured data for search engines lists. */
const offered = 14

export const handle = {
  structuredData: ({ detail, departures, locationsTitle }: DetailData, site: PageSite) =>
    activityData(
      { ...detail, organization_dates: departures.filter(isBookable).slice(0, offered) },
      locationsTitle,
      site,
    ),
}

export function Component() {
  const data = useLoaderData<DetailData>()
  // The `key` resets the chosen day and party when another activity is shown.
  return <DetailScreen key={data.detail.activity.id} data={data} />
}
