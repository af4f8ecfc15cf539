/** Site data that the design system needs; provided by the root layout. */
import { createContext, type ReactNode, useContext } from 'react'
import type { Currency } from '#contract/frame.ts'
import { lira } from '#i18n/money.ts'

export interface Site {
  name: string
  origin: string
  language: string
  currency: Currency
  /** The navbar's menu button, injected because the design system does not know the menu. */
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

/** Returns the site data of the nearest root layout. */
export function useSite(): Site {
  return useContext(SiteContext)
}
