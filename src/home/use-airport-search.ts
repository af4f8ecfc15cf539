import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Airport } from '#contract/frame.ts'
import { keywordMinimum } from '#contract/flight-limits.ts'
import type { RecentFlightSearches } from '#contract/flight-search.ts'
import type { AirportAnswer } from '#flight/airports-route.ts'
import { recentKey } from '#home/recent-key.ts'

/** Milliseconds of silence before a keyword is searched (spec 000 §9). */
const searchDelay = 100

interface AirportSearch {
  /** Whether the keyword is long enough to be searched. */
  searching: boolean
  /** What it found; the last answer while a longer keyword is still running, null before the first. */
  results: Airport[] | null
  running: boolean
  recent: RecentFlightSearches['results']
}

/** What a keyword finds, and the earlier searches to offer before there is one. */
export function useAirportSearch(keyword: string): AirportSearch {
  const { load, ...found } = useFetcher<AirportAnswer>()
  const { load: loadEarlier, data: earlier } = useFetcher<AirportAnswer>({ key: recentKey })
  const [asked, setAsked] = useState('')
  const trimmed = keyword.trim()
  const searching = trimmed.length >= keywordMinimum

  const asksEarlier = earlier === undefined
  useEffect(() => {
    if (asksEarlier) void loadEarlier('/flight/airports/')
  }, [asksEarlier, loadEarlier])

  useEffect(() => {
    if (!searching || trimmed === asked) return
    const timer = setTimeout(() => {
      setAsked(trimmed)
      void load(`/flight/airports/?${new URLSearchParams({ keyword: trimmed })}`)
    }, searchDelay)
    return () => clearTimeout(timer)
  }, [searching, trimmed, asked, load])

  const answered = found.state === 'idle' && found.data?.keyword === trimmed
  const stale = !answered && found.data?.results?.length === 0
  return {
    searching,
    results: stale ? null : (found.data?.results ?? null),
    running: searching && !answered,
    recent: earlier?.recent ?? [],
  }
}
