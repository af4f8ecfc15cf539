import { useMemo, useState } from 'react'
import { useFetcher } from 'react-router'
import { useRootData } from '#api/root-data.ts'
import { type Party, partyFields } from '#activity/party.ts'
import type { LoadedDates } from '#activity/reservation/dates-route.ts'
import { mergeDepartures, windowOf } from '#activity/reservation/departures.ts'
import type { OrganizationDate } from '#contract/activity-parts.ts'
import { addMonths } from '#i18n/calendar-months.ts'

interface Departures {
  departures: readonly OrganizationDate[]
  /** Loads the departures of a month (YYYY-MM) and of the two after it, unless they are there. */
  show: (month: string) => void
  loading: boolean
}

/** The departures of an activity, which are loaded as their months are shown; another party has other prices. */
export function useDepartures(activity: string, party: Party, known: readonly OrganizationDate[]): Departures {
  const { today } = useRootData()
  const { load, data, state } = useFetcher<LoadedDates>()
  const people = useMemo(() => new URLSearchParams(partyFields(party)).toString(), [party])
  const [loaded, setLoaded] = useState<{
    people: string
    months: readonly string[]
    dates: readonly OrganizationDate[]
  }>({
    people,
    months: [],
    dates: [],
  })
  const [seen, setSeen] = useState(data)
  if (data && data !== seen) {
    setSeen(data)
    const months = [0, 1, 2].map((after) => addMonths(data.from, after).slice(0, 7))
    const before = loaded.people === people ? loaded.months : []
    setLoaded({ people, months: [...before, ...months], dates: mergeDepartures(loaded.dates, data.results) })
  }
  const departures = useMemo(() => mergeDepartures(known, loaded.dates), [known, loaded.dates])
  return {
    departures,
    loading: state !== 'idle',
    show: (month) => {
      if (loaded.people === people && loaded.months.includes(month)) return
      const { from, to } = windowOf(month, today)
      void load(`/activity/dates/${encodeURIComponent(activity)}/?${new URLSearchParams({ from, to })}&${people}`)
    },
  }
}
