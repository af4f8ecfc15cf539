/** The page of an activity (/activity/detail/{id}/ and /{id}/{organization}/); the UI is in `detail-screen.tsx`. */
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { apiContext, clockContext } from '#api/context.ts'
import { DetailScreen } from '#activity/detail/detail-screen.tsx'
import { loadReservation, type ReservationData } from '#activity/reservation/reservation-data.ts'
import { activityData, type PageSite } from '#activity/structured-data.ts'

export function loader({ context, params, request }: LoaderFunctionArgs): Promise<ReservationData> {
  return loadReservation(context.get(apiContext), {
    activity: params['activity_id'] ?? '',
    organization: params['organization_id'] ?? null,
    params: new URL(request.url).searchParams,
    clock: context.get(clockContext),
    listed: false,
    signal: request.signal,
  })
}

/** Reloads for another activity or another departure, not for the calls of the popup. */
export function shouldRevalidate({
  formAction,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formAction?.startsWith('/activity/packages/')) return false
  return currentUrl.href !== nextUrl.href && defaultShouldRevalidate
}

export const handle = {
  structuredData: ({ detail }: ReservationData, site: PageSite) => activityData(detail, site),
}

export function Component() {
  const data = useLoaderData<ReservationData>()
  // Another activity starts with its own day and party.
  return <DetailScreen key={data.detail.activity.id} data={data} />
}
