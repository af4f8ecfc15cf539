/**
 * Data of the site, such as its name, language and currency, which the root route provides to the components in
 * `src/ui`.
 */
import { createContext, type ReactNode, useContext } from 'react'
import type { Currency } from '#contract/frame.ts'
import { lira } from '#i18n/money.ts'

export interface Site {
  name: string
  origin: string
  language: string
  currency: Currency
  /** The menu button of the page header. The root layout passes it in, because `src/ui` must not import the menu. */
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

export function useSite(): Site {
  return useContext(SiteContext)
}
