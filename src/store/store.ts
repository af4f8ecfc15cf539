/**
 * Interface for data that is stored between visits: in IndexedDB and cookies in the browser, only in cookies on the
 * server.
 */
import type { UserSettings } from '#contract/frame.ts'
import type { ProductName } from '#contract/products.ts'

/** Values of an unfinished form by field name; they never include card data. */
export type Draft = Record<string, string>

/** A booking stored for offline use. It is not validated when it is read. `savedAt` is an ISO instant. */
export interface SavedTicket {
  sessionUnique: string
  savedAt: string
  booking: unknown
}

export interface Store {
  /** Returns the sign-in token, or null for a guest. */
  token(): Promise<string | null>
  setToken(token: string | null): Promise<void>
  settings(): Promise<UserSettings>
  setSettings(settings: UserSettings): Promise<void>
  /**
   * While an account's settings apply, returns the device's own settings, which apply again after the sign-in has
   * ended. Returns null for a guest, for whom `settings` returns the device's own settings.
   */
  ownSettings(): Promise<UserSettings | null>
  setOwnSettings(settings: UserSettings | null): Promise<void>
  /** Returns the ID of a registration on this device that is not activated yet, or null if there is none. */
  registration(): Promise<string | null>
  setRegistration(registration: string | null): Promise<void>
  /** Returns the trip type of the last flight search, which home preselects. */
  lastFlyType(): Promise<'OW' | 'RT' | null>
  setLastFlyType(flyType: 'OW' | 'RT'): Promise<void>
  /**
   * Returns the products that were searched on this device, latest first. Home opens with the tab of the latest one.
   */
  searchedProducts(): Promise<ProductName[]>
  setSearchedProduct(product: ProductName): Promise<void>
  draft(form: string): Promise<Draft | null>
  /**
   * Stores a draft, which expires at `ends` if that is given (ms since 1970, by this device's clock). Null deletes the
   * draft.
   */
  setDraft(form: string, draft: Draft | null, ends?: number): Promise<void>
  /**
   * Returns the copy of the given booking that is stored for offline use, or null if there is none. The copy is not
   * validated.
   */
  ticket(sessionUnique: string): Promise<{ savedAt: string; booking: unknown } | null>
  saveTicket(sessionUnique: string, booking: unknown): Promise<void>
  /** Whether `forgetPersonal` has deleted this ticket from this device before. */
  wasForgotten(sessionUnique: string): Promise<boolean>
  /**
   * Returns all bookings stored on this device, the most recently stored first. Returns null on the server, which has
   * no access to the device.
   */
  tickets(): Promise<SavedTicket[] | null>
  /** Returns the PNR proof for the ticket; null if the last stored proof is for another ticket or there is none. */
  proof(sessionUnique: string): Promise<string | null>
  setProof(sessionUnique: string, proof: string): Promise<void>
  /**
   * Returns the stored results of a search for offline use, or null if there are none. Only the results of the latest
   * searches are stored. They are not validated when they are read.
   */
  search(sessionUnique: string): Promise<{ savedAt: string; results: unknown } | null>
  saveSearch(sessionUnique: string, option: string, results: unknown): Promise<void>
  /**
   * Returns the `session_unique` of the latest stored results of a saved search (the API's search option), or null if
   * none are stored.
   */
  searchOf(option: string): Promise<string | null>
  /** Returns the stored recent searches for a product, without validating them. */
  recent(product: string): Promise<unknown>
  saveRecent(product: string, recent: unknown): Promise<void>
  /**
   * Whether installing the app has already been offered on this device. On the server it is always true, so that a
   * server-rendered page does not contain the offer.
   */
  wasOffered(what: 'install'): Promise<boolean>
  setOffered(what: 'install'): Promise<void>
  /**
   * Deletes the tickets, drafts and searches stored in this browser, for example at sign-out. On the server, sets a
   * cookie that makes the browser delete them.
   */
  forgetPersonal(): Promise<void>
  /**
   * Notifies other tabs that the traveller has signed out; all of them reload, except those that show a payment page.
   */
  tellSignOut(): void
}
