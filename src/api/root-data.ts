/** Gives every screen access to the root loader's data. */
import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { AppInfo, Currency, User, UserSettings } from '#contract/frame.ts'

export interface RootData {
  appInfo: AppInfo
  user: User | null
  /** Number of unread notifications; 0 for a guest. */
  unread: number
  settings: UserSettings
  currency: Currency
  /** Scheme and host of the site, for links in Open Graph data and in shared texts. */
  origin: string
  /** Today in Europe/Istanbul, YYYY-MM-DD. */
  today: string
}

export const rootRouteId = 'root'

/** The current date in Europe/Istanbul (YYYY-MM-DD) if midnight has passed since the page was opened, otherwise ''. */
export const NewDayContext = createContext('')

/** Returns the root loader's data with the current day; only for components below the root layout. */
export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>(rootRouteId)
  const today = useContext(NewDayContext)
  if (!data) throw new Error('useRootData outside the root layout')
  return today > data.today ? { ...data, today } : data
}

/** Returns the root loader's data, or undefined if the root loader failed, as on error pages. */
export function useOptionalRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>(rootRouteId)
}
