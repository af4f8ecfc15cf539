import type { LoaderFunctionArgs } from 'react-router'
import { loadNextJourney, type NextJourney } from '#profile/tickets/next-journey.ts'

/** The journey that comes next, for a home that did not know it when it was rendered; null where there is none. */
export function loader(args: LoaderFunctionArgs): Promise<NextJourney | null> {
  return loadNextJourney(args)
}
