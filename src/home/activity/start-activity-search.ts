/** Starts an activity search: resolves the place, checks the date and the participants, calls the gateway. */
import { msg } from '@lingui/core/macro'
import { redirect } from 'react-router'
import { activityAddress } from '#activity/activity-addresses.ts'
import { hasAges } from '#activity/party.ts'
import { pointOption, pointsOf, readPoint } from '#activity/points.ts'
import { activityCalls } from '#api/activity.ts'
import type { Api } from '#api/client.ts'
import { matchPlace } from '#booking/places/match-place.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { activitySearchForm } from '#contract/activity-search.ts'
import { activityDraft, pointLabel, readActivityFields } from '#home/activity/activity-fields.ts'
import { dateFailures } from '#home/date-failures.ts'
import { type Finder, resolvePlace } from '#home/places/resolve-place.ts'
import type { Failures } from '#home/refused-search.ts'
import { sendSearch } from '#home/send-search.ts'

const finder = (api: Api, signal: AbortSignal): Finder<'location'> => ({
  isChosen: (place) => pointLabel(place) !== undefined,
  keyword: (text) => text,
  find: async (keyword) => pointsOf(await activityCalls.points(api, { keyword }, { signal })).map(pointOption),
  match: matchPlace,
  missing: { location: msg`Bir yer veya etkinlik seçin.` },
  nothing: msg`Aramanızla eşleşen yer veya etkinlik bulunamadı.`,
  several: msg`Birden fazla sonuç bulundu. Birini seçin.`,
})

export const startActivitySearch = sendSearch(
  {
    product: 'activity',
    draft: activityDraft,
    read: readActivityFields,
    schema: (today) => activitySearchForm({ today, lastDay: lastDayOnSale(today) }),
    bodyOf: ({ location, date, party: { adults, ages } }) => {
      const point = readPoint(location.id)
      return {
        ...(point && { [`${point.kind}_id`]: point.id }),
        departure_date: date,
        adult_count: adults,
        child_count: ages.length,
        child_ages: ages,
      }
    },
    start: activityCalls.startSearch,
  },
  async ({ api, fields, posted, today, signal }) => {
    const { place, several, failure } = await resolvePlace('location', fields.location, posted, finder(api, signal))
    const point = readPoint(place.id)
    // If the traveller chose or typed an activity instead of a place, no search is started. The activity's own page
    // opens, where the traveller chooses date and participants.
    if (point?.kind === 'activity') return redirect(activityAddress(point.id))
    const failures: Failures = {
      ...dateFailures(posted, false, today),
      ...(failure && { location: failure }),
      ...(!hasAges(fields.party) && { passengers: msg`Her çocuğun yaşını seçin.` }),
    }
    return { fields: { ...fields, location: place }, matches: several ? { location: several } : {}, failures }
  },
)
