/** Interface of the data stored between visits: IndexedDB in the browser, cookies on the server. */
import type { UserSettings } from '#contract/frame.ts'
import type { ProductName } from '#contract/products.ts'

/** Values of an unfinished form by field name; never card fields. */
export type Draft = Record<string, string>

/** A booking as received, stored for offline use. `savedAt` is an ISO instant. */
export interface SavedTicket {
  sessionUnique: string
  savedAt: string
  booking: unknown
}

export interface Store {
  /** The sign-in token, or null for a guest. */
  token(): Promise<string | null>
  setToken(token: string | null): Promise<void>
  settings(): Promise<UserSettings>
  setSettings(settings: UserSettings): Promise<void>
  /** The device's own settings while an account's settings apply; null for a guest. */
  ownSettings(): Promise<UserSettings | null>
  setOwnSettings(settings: UserSettings | null): Promise<void>
  /** A registration on this device that is not activated yet; null if there is none. */
  registration(): Promise<string | null>
  setRegistration(registration: string | null): Promise<void>
  /** The trip type of the last flight search, which home preselects. */
  lastFlyType(): Promise<'OW' | 'RT' | null>
  setLastFlyType(flyType: 'OW' | 'RT'): Promise<void>
  /** The products searched on this device, latest first; home opens with the first one's tab. */
  searchedProducts(): Promise<ProductName[]>
  setSearchedProduct(product: ProductName): Promise<void>
  draft(form: string): Promise<Draft | null>
  /** Stores a draft, until `ends` if given (ms since 1970, by this device's clock). Null deletes it. */
  setDraft(form: string, draft: Draft | null, ends?: number): Promise<void>
  /** A booking as received, for offline use. */
  ticket(sessionUnique: string): Promise<{ savedAt: string; booking: unknown } | null>
  saveTicket(sessionUnique: string, booking: unknown): Promise<void>
  /** Every booking stored on this device, latest saved first; null on the server, which has no access to the device. */
  tickets(): Promise<SavedTicket[] | null>
  /** The proof of ownership from a recent PNR lookup of a ticket; null if there is none. */
  proof(sessionUnique: string): Promise<string | null>
  setProof(sessionUnique: string, proof: string): Promise<void>
  /** The results of a search as received, for offline use; only those of the last searches are stored. */
  search(sessionUnique: string): Promise<{ savedAt: string; results: unknown } | null>
  saveSearch(sessionUnique: string, option: string, results: unknown): Promise<void>
  /** The latest session of a search option whose results are stored. */
  searchOf(option: string): Promise<string | null>
  /** The recent searches of a product as received. */
  recent(product: string): Promise<unknown>
  saveRecent(product: string, recent: unknown): Promise<void>
  /** Whether this offer was already made to the traveller; always true on the server, which offers nothing. */
  wasOffered(what: 'install'): Promise<boolean>
  setOffered(what: 'install'): Promise<void>
  /** Deletes tickets, drafts and searches, as at sign-out. */
  forgetPersonal(): Promise<void>
}
