import { useEffect, useMemo, useRef, useState } from 'react'
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
  const [loaded, setLoaded] = useState<readonly OrganizationDate[]>([])
  const covered = useRef({ people: '', months: new Set<string>() })
  const people = useMemo(() => new URLSearchParams(partyFields(party)).toString(), [party])
  useEffect(() => {
    if (!data) return
    setLoaded((before) => mergeDepartures(before, data.results))
    for (const after of [0, 1, 2]) covered.current.months.add(addMonths(data.from, after).slice(0, 7))
  }, [data])
  const departures = useMemo(() => mergeDepartures(known, loaded), [known, loaded])
  return {
    departures,
    loading: state !== 'idle',
    show: (month) => {
      if (covered.current.people !== people) covered.current = { people, months: new Set() }
      if (covered.current.months.has(month)) return
      const { from, to } = windowOf(month, today)
      void load(`/activity/dates/${encodeURIComponent(activity)}/?${new URLSearchParams({ from, to })}&${people}`)
    },
  }
}
