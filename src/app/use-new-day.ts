import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { followDay } from '#app/follow-day.ts'
import { newDay } from '#app/new-day.ts'

/**
 * Whether a reload of the data would take something from the traveller: the bank's popup of a payment page, or the
 * places that were chosen in home's form in place of those in the URL.
 */
const keepsData = (pathname: string, search: string): boolean =>
  pathname.includes('/payment') ||
  (pathname === '/' && [...new URLSearchParams(search).keys()].some((one) => one !== 'tab'))

/**
 * Reloads the data of the page when the date in Europe/Istanbul is later than `today`, the date of the loaded data,
 * unless the traveller would lose something.
 */
export function useNewDay(today: string | undefined): void {
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  const isKept = keepsData(pathname, search)
  useEffect(() => {
    if (today === undefined || isKept) return
    return followDay(today, () => {
      // The router calls every `shouldRevalidate` before `revalidate` returns. If a navigation interrupts the reload,
      // the date stays the same, and the next comparison tries again.
      newDay.came = true
      void revalidate()
      newDay.came = false
    })
  }, [today, isKept, revalidate])
}
