import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from 'react-router'
import { forCards } from '#activity/for-cards.ts'
import { pointOption, pointsOf, recentActivities, searchedPoint } from '#activity/points.ts'
import { activitySearchFields } from '#activity/search/activity-search-again.ts'
import { activityCalls, type AskedPoints } from '#api/activity.ts'
import { apiContext, clockContext } from '#api/context.ts'
import { popularShown } from '#contract/activity-limits.ts'
import type { ActivityFormData } from '#contract/activity-search.ts'
import {
  activityDraft,
  type ActivityFields,
  activityPlace,
  emptyActivityFields,
  renewActivityFields,
} from '#home/activity/activity-fields.ts'
import type { Offers } from '#home/activity/activity-offers.tsx'
import type { TabData } from '#home/home-tab.ts'
import { draftOfPlace, type Place, placeOf } from '#home/places/place.ts'
import { earlierSearch, orInstead, recentOnServer, tabTexts } from '#home/tab-data.ts'
import type { Draft } from '#store/store.ts'

/** Number of popular places of each kind that are listed before the traveller types. */
const listed = 6

/**
 * Loads the data of home's activity tab. The form is filled in with the saved search that the URL names, otherwise with
 * the last search, otherwise with initial values. The query parameter `location` sets the place; it is the ID of a
 * location.
 */
export async function loadActivityTab(args: LoaderFunctionArgs): Promise<TabData<ActivityFields, Offers>> {
  const { context, request } = args
  const api = context.get(apiContext)
  const { signal } = request
  const today = context.get(clockContext).today()
  const given = new URL(request.url).searchParams.get('location')
  const [{ earlier, isLost }, { results: activities }, { results: locations }, location, recent] = await Promise.all([
    earlierSearch(args, {
      draft: activityDraft,
      ask: (option) => activityCalls.option(api, option, { signal }),
      draftOf: draftOfSearch,
    }),
    orInstead(activityCalls.popular(api, { signal }), { results: [] }),
    orInstead(activityCalls.popularLocations(api, { signal }), { results: [] }),
    given === null ? undefined : placeNamed({ location_id: given }, args),
    recentOnServer(args, async () => recentActivities(await activityCalls.recentSearches(api, { signal }))),
    // The loader imports the modules of the tab, so that they are available when the page renders.
    import('#home/activity/activity-form.tsx'),
    import('#home/activity/activity-offers.tsx'),
  ])
  const kept = earlier ? renewActivityFields(earlier, today) : emptyActivityFields(today)
  const named = location ? { location } : {}
  const popular = pointsOf({ locations: locations.slice(0, listed), activities: activities.slice(0, listed) })
  return {
    shownWith: ['home/activity/activity-form', 'home/activity/activity-offers'],
    texts: texts(args),
    isLost,
    initial: { ...kept, ...named },
    named,
    recent,
    popular: popular.map(pointOption),
    offers: {
      activities: forCards(activities.slice(0, popularShown.activities)),
      locations: locations.slice(0, popularShown.locations),
    },
  }
}

const texts = ({ context }: LoaderFunctionArgs) =>
  tabTexts(context, {
    title: msg`Tur ve etkinlik ara, yerini ayır`,
    description: msg`Türkiye'nin her yerinden tur, gezi ve atölyeleri karşılaştırın. Gününüzü ve paketinizi seçin, 3D Secure ile güvenle ödeyin, biletiniz internetsiz de açılsın.`,
    heading: msg`Ne yapmak istersiniz?`,
    lead: msg`Turları, gezileri ve atölyeleri keşfedin, toplam fiyatı baştan görün.`,
    form: msg`Etkinlik ara`,
    searching: msg`Etkinlikler aranıyor…`,
  })

function draftOfSearch(asked: ActivityFormData): Draft {
  const point = searchedPoint(asked)
  return { ...activitySearchFields(asked), ...(point && draftOfPlace('location', activityPlace, placeOf(point))) }
}

/** Returns the place with the given ID, or undefined if there is none. */
async function placeNamed(asked: AskedPoints, { context, request }: LoaderFunctionArgs): Promise<Place | undefined> {
  const asking = activityCalls.points(context.get(apiContext), asked, { signal: request.signal })
  const [place] = pointsOf(await orInstead(asking, { locations: [], activities: [] }))
  return place && placeOf(pointOption(place))
}
