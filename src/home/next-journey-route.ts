import type { LoaderFunctionArgs } from 'react-router'
import { loadNextJourney, type NextJourney } from '#profile/tickets/next-journey.ts'

/**
 * Loads the traveller's next booked journey for a home page that was rendered without it; resolves to null if there is
 * none.
 */
export function loader(args: LoaderFunctionArgs): Promise<NextJourney | null> {
  return loadNextJourney(args)
}
