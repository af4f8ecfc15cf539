import type { LoaderFunctionArgs } from 'react-router'
import { loadNextJourney, type NextJourney } from '#profile/tickets/next-journey.ts'

/** Loads the next journey for a home page that was rendered without knowing it; null if there is none. */
export function loader(args: LoaderFunctionArgs): Promise<NextJourney | null> {
  return loadNextJourney(args)
}
