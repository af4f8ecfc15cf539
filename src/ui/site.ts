/** What parts of the design system need to know of the site; the root layout provides it. */
import { createContext, type ReactNode, useContext } from 'react'
import type { Currency } from '#contract/frame.ts'
import { lira } from '#i18n/money.ts'

export interface Site {
  name: string
  origin: string
  language: string
  currency: Currency
  /** The navbar's way to the menu, which the design system knows nothing of. */
  menu: ReactNode
}

export const siteName = 'Ufuk'

export const SiteContext = createContext<Site>({
  name: siteName,
  origin: '',
  language: 'tr',
  currency: lira,
  menu: null,
})

/** The site around a component. */
export function useSite(): Site {
  return useContext(SiteContext)
}
