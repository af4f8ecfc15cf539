/**
 * Router context keys under which loaders and actions find the API client, the locale, the clock and the store, on the
 * server and in the browser.
 */
import { createContext } from 'react-router'
import type { Api } from '#api/client.ts'
import { istanbulDay } from '#i18n/istanbul-clock.ts'
import type { Locale } from '#i18n/locale.ts'
import type { Store } from '#store/store.ts'

/** The clock that loaders and actions use; tests inject a fixed one. */
export interface Clock {
  now(): Date
  /** Today in Europe/Istanbul as YYYY-MM-DD. */
  today(): string
}

export const apiContext = createContext<Api>()
export const localeContext = createContext<Locale>()
export const clockContext = createContext<Clock>()
export const storeContext = createContext<Store>()

export const systemClock: Clock = { now: () => new Date(), today: () => istanbulDay(new Date()) }
