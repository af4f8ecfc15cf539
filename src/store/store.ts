/** What is kept for the traveller between visits. In the browser it is IndexedDB; on the server, cookies of the document. */
import type { UserSettings } from '#contract/frame.ts'
import type { ProductName } from '#contract/products.ts'

/** Typed values of an unfinished form by field name; never card fields. */
export type Draft = Record<string, string>

/** A booking as the call returned it, kept for reading without a network. `savedAt` is an ISO instant. */
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
  /** The device's settings from before the sign-in, while those of an account are in use; null for a guest. */
  ownSettings(): Promise<UserSettings | null>
  setOwnSettings(settings: UserSettings | null): Promise<void>
  /** The registration of this device that waits for its code; null where none does. */
  registration(): Promise<string | null>
  setRegistration(registration: string | null): Promise<void>
  /** The trip type of the last flight search, so that home can preselect it. */
  lastFlyType(): Promise<'OW' | 'RT' | null>
  setLastFlyType(flyType: 'OW' | 'RT'): Promise<void>
  /** The products that were searched on this device, the last one first, so that home opens with its tab. */
  searchedProducts(): Promise<ProductName[]>
  setSearchedProduct(product: ProductName): Promise<void>
  draft(form: string): Promise<Draft | null>
  /** Keeps a draft, until `ends` where it is told (ms since 1970, by the clock of this device). Null forgets it. */
  setDraft(form: string, draft: Draft | null, ends?: number): Promise<void>
  /** A booking as the call returned it, for reading without a network. */
  ticket(sessionUnique: string): Promise<{ savedAt: string; booking: unknown } | null>
  saveTicket(sessionUnique: string, booking: unknown): Promise<void>
  /** Every booking kept on this device, the last saved first; null where the device is not known, as on the server. */
  tickets(): Promise<SavedTicket[] | null>
  /** What a PNR lookup of the last while answered for a ticket, to show whose it is; null where there was none. */
  proof(sessionUnique: string): Promise<string | null>
  setProof(sessionUnique: string, proof: string): Promise<void>
  /** The results of a search as the call returned them, for reading without a network; a few of the last are kept. */
  search(sessionUnique: string): Promise<{ savedAt: string; results: unknown } | null>
  saveSearch(sessionUnique: string, option: string, results: unknown): Promise<void>
  /** The last search of a search option whose results are kept. */
  searchOf(option: string): Promise<string | null>
  /** Earlier searches of a product as the call returned them. */
  recent(product: string): Promise<unknown>
  saveRecent(product: string, recent: unknown): Promise<void>
  /** Whether the traveller was offered this once; the server never knows and offers nothing. */
  wasOffered(what: 'install'): Promise<boolean>
  setOffered(what: 'install'): Promise<void>
  /** Drops tickets, drafts and searches, as signing out does. */
  forgetPersonal(): Promise<void>
}
