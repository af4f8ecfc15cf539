import { useLocation, useNavigation } from 'react-router'
import { useDelayed } from '#ui/use-delayed.ts'

const bare = (path: string) => path.replace(/\/$/, '')

/**
 * Returns `busy` and `late`. `busy` is true while results are loading because the traveller used the date bar, or
 * because a query parameter in `loading` changes. `late` is true once loading has taken 150 ms.
 */
export function useSearchBusy(loading: readonly string[]): { busy: boolean; late: boolean } {
  const here = useLocation()
  const { location, formData } = useNavigation()
  const leaves = location !== undefined && bare(here.pathname) === bare(location.pathname)
  const busy = formData?.get('intent') === 'change-date' || (leaves && differ(here.search, location.search, loading))
  return { busy, late: useDelayed(busy) }
}

function differ(now: string, then: string, names: readonly string[]): boolean {
  const [from, to] = [new URLSearchParams(now), new URLSearchParams(then)]
  return names.some((name) => from.get(name) !== to.get(name))
}
