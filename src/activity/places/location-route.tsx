/** Route of a location's page (/activity/location-detail/{location_id}/). */
import { msg } from '@lingui/core/macro'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { forCards } from '#activity/for-cards.ts'
import { type LocationPage, LocationScreen } from '#activity/places/location-screen.tsx'
import { searchActivitiesOtherDay } from '#activity/search/activity-search-actions.ts'
import { locationData, type PageSite } from '#activity/structured-data.ts'
import { activityCalls } from '#api/activity.ts'
import { apiContext, clockContext, localeContext, storeContext } from '#api/context.ts'
import { throwRouteError } from '#api/loader-error.ts'
import { AnswerAlert } from '#booking/search/answer-alert.tsx'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { SearchAnswer } from '#booking/search/search-answer.ts'
import { popularShown } from '#contract/activity-limits.ts'

interface LocationData extends LocationPage {
  /** Title of the page that lists all locations, for the breadcrumbs. */
  locationsTitle: string
}

/** Loads the location, and popular activities and places if those calls succeed. Throws 404 for an unknown location. */
export async function loader({ context, params, request: { signal } }: LoaderFunctionArgs): Promise<LocationData> {
  const api = context.get(apiContext)
  const id = params['location_id'] ?? ''
  const [location, activities, locations, featureTypes] = await Promise.all([
    activityCalls.location(api, id, { signal }).catch(throwRouteError),
    activityCalls.popular(api, { signal }).catch(() => ({ results: [] })),
    activityCalls.popularLocations(api, { signal }).catch(() => ({ results: [] })),
    activityCalls.featureTypes(api, { signal }),
  ])
  const here = new Set(location.popular_activities.map((activity) => activity.id))
  return {
    location: { ...location, popular_activities: forCards(location.popular_activities) },
    popular: forCards(activities.results.filter(({ id: other }) => !here.has(other)).slice(0, popularShown.activities)),
    places: locations.results.filter((place) => place.id !== location.id).slice(0, popularShown.locations),
    locationsTitle: context.get(localeContext).i18n._(msg`Gezilecek yerler`),
    featureTypes,
  }
}

/** Starts a search for the location's activities on the posted date. */
export async function action({ context, request }: ActionFunctionArgs) {
  const today = context.get(clockContext).today()
  const answer = await searchActivitiesOtherDay(
    context.get(apiContext),
    await request.formData(),
    today,
    request.signal,
  )
  if (answer instanceof Response) await context.get(storeContext).setSearchedProduct('activity')
  return answer
}

/** The page data is not reloaded after a post of the search form, because a search does not change it. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formAction === undefined && defaultShouldRevalidate
}

export const handle = {
  structuredData: ({ location, locationsTitle }: LocationData, site: PageSite) =>
    locationData(location, locationsTitle, site),
}

export function Component() {
  const data = useLoaderData<LocationData>()
  const answer = useActionData<SearchAnswer>()
  return (
    <>
      <AnswerAlert answer={answer} home={bookingAddresses('activity').home} />
      <LocationScreen key={data.location.id} {...data} />
    </>
  )
}
