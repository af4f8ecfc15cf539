/** What every screen knows from the root loader. */
import { useRouteLoaderData } from 'react-router'
import type { AppInfo, Currency, User, UserSettings } from '#contract/frame.ts'

export interface RootData {
  appInfo: AppInfo
  user: User | null
  /** Notifications that the user has not seen; 0 for a guest. */
  unread: number
  settings: UserSettings
  currency: Currency
  /** Scheme and host that links in Open Graph data and share texts begin with. */
  origin: string
  /** Today in Europe/Istanbul, YYYY-MM-DD. */
  today: string
}

export const rootRouteId = 'root'

/** The root loader's data; only for components below the root layout. */
export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>(rootRouteId)
  if (!data) throw new Error('useRootData outside the root layout')
  return data
}

/** The root loader's data where the root loader itself may have failed: error pages. */
export function useOptionalRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>(rootRouteId)
}
