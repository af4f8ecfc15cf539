import { useMemo, useState } from 'react'
import { useFetcher } from 'react-router'
import { useRootData } from '#api/root-data.ts'
import { type Party, partyFields } from '#activity/party.ts'
import type { LoadedDates } from '#activity/reservation/dates-route.ts'
import {
  type LoadedDepartures,
  mergeDepartures,
  unpriced,
  windowOf,
  withReply,
} from '#activity/reservation/departures.ts'
import type { OrganizationDate } from '#contract/activity-parts.ts'
import { monthsBetween } from '#ui/calendar-month.ts'

/** Departures of an activity, and functions that load more of them. */
export interface Departures {
  departures: readonly OrganizationDate[]
  /**
   * Finds the first month from `first` to `last` (YYYY-MM) whose departures are not loaded yet, and loads the
   * departures of this month and of the two months after it.
   */
  show: (first: string, last: string) => void
  /** Repeats the last request for departures; undefined if the last request did not fail. */
  again: (() => void) | undefined
  loading: boolean
}

/**
 * Loads the departures of an activity when their months are shown. Loads them again for another party, because the
 * prices depend on the party.
 */
export function useDepartures(activity: string, party: Party, known: readonly OrganizationDate[]): Departures {
  const { today } = useRootData()
  const { load, data, state } = useFetcher<LoadedDates>()
  const people = useMemo(() => new URLSearchParams(partyFields(party)).toString(), [party])
  const [knownFor] = useState(people)
  const [loaded, setLoaded] = useState<LoadedDepartures>({ people, months: [], dates: [], failed: false })
  const [seen, setSeen] = useState(data)
  const [month, setMonth] = useState<string>()
  if (data && data !== seen) {
    setSeen(data)
    setLoaded(withReply(loaded, data, people))
  }
  const departures = useMemo(() => {
    const first = knownFor === people ? known : unpriced(known)
    return loaded.people === people
      ? mergeDepartures(first, loaded.dates)
      : mergeDepartures(unpriced(loaded.dates), first)
  }, [known, knownFor, loaded, people])
  const ask = (asked: string) => {
    const { from, to } = windowOf(asked, today)
    void load(`/activity/dates/${encodeURIComponent(activity)}/?${new URLSearchParams({ from, to })}&${people}`)
  }
  return {
    departures,
    loading: state !== 'idle',
    again: month !== undefined && loaded.people === people && loaded.failed ? () => ask(month) : undefined,
    show: (first, last) => {
      const unknown = monthsBetween(first, last).find(
        (shown) => loaded.people !== people || !loaded.months.includes(shown),
      )
      if (unknown === undefined) return
      setMonth(unknown)
      ask(unknown)
    },
  }
}
