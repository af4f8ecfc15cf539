import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { PlaceAnswer } from '#booking/places/place-search.ts'
import type { PlaceOption } from '#booking/places/places.ts'
import { keywordMinimum } from '#contract/keyword-minimum.ts'
import { ownAddresses } from '#contract/own-addresses.ts'
import type { ProductName } from '#contract/products.ts'

/** Milliseconds without typing after which a keyword is searched (docs/product/frame.md#pickers). */
const searchDelay = 100

interface PlaceSearch {
  /** Whether the keyword is long enough for a search. */
  searching: boolean
  /**
   * The places found, or null before the first results and after a failed search. While another keyword is being
   * searched, these are the previous results, or null if the previous search found nothing.
   */
  results: PlaceOption[] | null
  running: boolean
  /** Whether the search for the last keyword failed. */
  failed: boolean
}

/** Searches for places whose names match a keyword. */
export function usePlaceSearch(product: ProductName, keyword: string): PlaceSearch {
  const { load, ...found } = useFetcher<PlaceAnswer>()
  const [asked, setAsked] = useState('')
  const trimmed = keyword.trim()
  const searching = trimmed.length >= keywordMinimum

  useEffect(() => {
    if (!searching || trimmed === asked) return
    const timer = setTimeout(() => {
      setAsked(trimmed)
      void load(`${ownAddresses[product].places}?${new URLSearchParams({ keyword: trimmed })}`)
    }, searchDelay)
    return () => clearTimeout(timer)
  }, [product, searching, trimmed, asked, load])

  const answered = found.state === 'idle' && found.data?.keyword === trimmed
  const stale = !answered && found.data?.results?.length === 0
  return {
    searching,
    results: stale ? null : (found.data?.results ?? null),
    running: searching && !answered,
    failed: searching && answered && found.data?.results === null,
  }
}
