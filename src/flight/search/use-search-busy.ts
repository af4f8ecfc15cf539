import { useLocation, useNavigation } from 'react-router'
import { useDelayed } from '#booking/use-delayed.ts'
import { searchParams } from '#flight/search/search-params.ts'

const bare = (path: string) => path.replace(/\/$/, '')

/** Whether other flights are on their way: another day, or another outbound choice. `late` after 150 ms of it. */
export function useSearchBusy(): { busy: boolean; late: boolean } {
  const here = useLocation()
  const { location, formData } = useNavigation()
  const busy = formData?.get('intent') === 'change-date' || (location !== undefined && leadsElsewhere(here, location))
  return { busy, late: useDelayed(busy) }
}

function leadsElsewhere(
  here: { pathname: string; search: string },
  next: { pathname: string; search: string },
): boolean {
  if (bare(here.pathname) !== bare(next.pathname)) return false
  const [now, then] = [new URLSearchParams(here.search), new URLSearchParams(next.search)]
  const { session, outbound, fare } = searchParams
  return [session, outbound, fare].some((name) => now.get(name) !== then.get(name))
}
