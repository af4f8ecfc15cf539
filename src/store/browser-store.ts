/** The browser's store, which assigns a key to each stored value; `key-value.ts` has the storage itself. */
import * as z from 'zod/mini'
import { defaultUserInfo } from '#contract/user-info.ts'
import { UserSettings } from '#contract/frame.ts'
import { flyTypeCookie } from '#store/fly-type-cookie.ts'
import { createDeviceStore, type DeviceStore } from '#store/device-id.ts'
import { alignWithDocuments } from '#store/document-session.ts'
import { DraftRecord, draftPrefix, isOver, keptDraft } from '#store/kept-draft.ts'
import { deviceValues, type KeyValue } from '#store/key-value.ts'
import { readRegistrationCookie, registrationCookie } from '#store/registration-cookie.ts'
import { readSearchedCookie, searchedCookie } from '#store/searched-cookie.ts'
import { ownSettingsCookie, readOwnSettingsCookie, readSettingsCookie, settingsCookie } from '#store/settings-cookie.ts'
import type { Draft, Store } from '#store/store.ts'
import { ticketCookie } from '#store/ticket-cookie.ts'

/** Keys of the locally stored values (docs/product/frame.md#what-the-device-keeps). */
export const keys = {
  token: 'auth-token',
  country: 'country_code',
  currency: 'currency_code',
  language: 'diji_language',
  own: 'own-settings',
  flyType: 'last-fly-type',
  searches: 'searches',
  untold: 'documents-untold',
  proof: 'pnr-proof',
} as const

export const ticketPrefix = 'ticket:'
const SavedTicket = z.object({ savedAt: z.string(), booking: z.unknown() })
const LastProof = z.object({ sessionUnique: z.string(), proof: z.string() })
const recentPrefix = 'recent-searches:'
const searchPrefix = 'search:'
const SavedResults = z.object({ savedAt: z.string(), results: z.unknown() })
/** Searches with stored results, latest first. */
const SearchList = z.array(z.object({ sessionUnique: z.string(), option: z.string() }))
export const offeredPrefix = 'offered:'
const keptSearches = 5

/**
 * Requests persistent storage, so that the browser does not evict data under storage pressure. The result is ignored.
 */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    return
  }
}

interface BrowserStore extends Store, Pick<DeviceStore, 'uuid' | 'alignDevice'> {
  /**
   * Sends the web tier a token that could not be sent before, for example after an offline sign-out. Resolves to
   * 'nothing' if none was pending, otherwise to whether the token was sent now.
   */
  catchUpDocuments(): Promise<'nothing' | 'told' | 'untold'>
  /** Deletes expired drafts; called at page start, because no page may have been open when they expired. */
  forgetEndedDrafts(): Promise<void>
}

/**
 * Opens the store. `tellDocuments` sends a new token to the web tier for server-rendered documents, and resolves to
 * false on failure. `align` synchronises the device id with it.
 */
export function createBrowserStore(
  tellDocuments: (token: string | null) => Promise<boolean>,
  values: KeyValue = deviceValues(),
  align = alignWithDocuments,
): BrowserStore {
  const { read, write, update, list } = values
  const isBehind = async () => (await read(keys.untold, z.literal(true))) !== null
  const device = createDeviceStore(values, align, isBehind)
  const forgetEndedDrafts = async () => {
    for (const key of await list(draftPrefix)) {
      const kept = await read(key, DraftRecord)
      if (!kept || isOver(kept)) await write(key, null)
    }
  }
  return {
    uuid: () => device.uuid(),
    alignDevice: () => device.alignDevice(),
    token: () => read(keys.token, z.string()),
    async setToken(token) {
      await write(keys.token, token)
      if (token === null) {
        // This flag is written before the device id is deleted: a concurrent request for an id must not adopt the old
        // id of the documents' cookie.
        await write(keys.untold, true)
        await device.forgetDevice()
      }
      await write(keys.untold, (await tellDocuments(token)) ? null : true)
    },
    async catchUpDocuments() {
      if (!(await isBehind())) return 'nothing'
      if (!(await tellDocuments(await read(keys.token, z.string())))) return 'untold'
      await write(keys.untold, null)
      return 'told'
    },
    async settings() {
      // The cookie takes precedence, because documents use it and a form posted without scripts writes only the cookie.
      const documents = readSettingsCookie(document.cookie)
      if (documents) return documents
      return {
        language: (await read(keys.language, UserSettings.shape.language)) ?? defaultUserInfo.language,
        country: (await read(keys.country, UserSettings.shape.country)) ?? defaultUserInfo.country,
        currency: (await read(keys.currency, UserSettings.shape.currency)) ?? defaultUserInfo.currency,
      }
    },
    async setSettings(settings) {
      document.cookie = settingsCookie(settings)
      await write(keys.language, settings.language)
      await write(keys.country, settings.country)
      await write(keys.currency, settings.currency)
    },
    // The device's own settings are stored twice: browsers expire cookies set by scripts after days, and a form posted
    // without scripts writes only the cookie.
    ownSettings: async () => readOwnSettingsCookie(document.cookie) ?? (await read(keys.own, UserSettings)),
    async setOwnSettings(settings) {
      document.cookie = ownSettingsCookie(settings)
      await write(keys.own, settings)
    },
    registration: async () => readRegistrationCookie(document.cookie),
    async setRegistration(registration) {
      document.cookie = registrationCookie(registration)
    },
    lastFlyType: () => read(keys.flyType, z.enum(['OW', 'RT'])),
    async setLastFlyType(flyType) {
      await write(keys.flyType, flyType)
      document.cookie = flyTypeCookie(flyType)
    },
    searchedProducts: async () => readSearchedCookie(document.cookie),
    async setSearchedProduct(product) {
      document.cookie = searchedCookie(document.cookie, product)
    },
    draft: (form) => keptDraft(values, form),
    async setDraft(form: string, draft: Draft | null, ends?: number) {
      const record = draft && { values: draft, ...(ends === undefined ? {} : { ends }) }
      await write(draftPrefix + form, record && !isOver(record) ? record : null)
      if (record && ends !== undefined) setTimeout(() => void forgetEndedDrafts(), Math.max(0, ends - Date.now()))
    },
    forgetEndedDrafts,
    async ticket(sessionUnique) {
      const saved = await read(ticketPrefix + sessionUnique, SavedTicket)
      return saved ? { savedAt: saved.savedAt, booking: saved.booking } : null
    },
    async saveTicket(sessionUnique, booking) {
      const isFirst = (await list(ticketPrefix)).length === 0
      await write(ticketPrefix + sessionUnique, { savedAt: new Date().toISOString(), booking })
      // A first ticket is worth persistent storage.
      if (isFirst) void askToPersist()
      document.cookie = ticketCookie(true)
    },
    // Only the last lookup's proof is stored; it is valid for about one visit.
    async proof(sessionUnique) {
      const last = await read(keys.proof, LastProof)
      return last?.sessionUnique === sessionUnique ? last.proof : null
    },
    setProof: (sessionUnique, proof) => write(keys.proof, { sessionUnique, proof }),
    async tickets() {
      const found = await Promise.all(
        (await list(ticketPrefix)).map(async (key) => {
          const saved = await read(key, SavedTicket)
          return saved
            ? [{ sessionUnique: key.slice(ticketPrefix.length), savedAt: saved.savedAt, booking: saved.booking }]
            : []
        }),
      )
      return found.flat().toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
    },
    async search(sessionUnique) {
      const saved = await read(searchPrefix + sessionUnique, SavedResults)
      return saved ? { savedAt: saved.savedAt, results: saved.results } : null
    },
    async saveSearch(sessionUnique, option, results) {
      await write(searchPrefix + sessionUnique, { savedAt: new Date().toISOString(), results })
      const forgotten: string[] = []
      await update(keys.searches, SearchList, (known) => {
        const others = (known ?? []).filter((one) => one.sessionUnique !== sessionUnique)
        forgotten.push(...others.slice(keptSearches - 1).map((one) => one.sessionUnique))
        return [{ sessionUnique, option }, ...others].slice(0, keptSearches)
      })
      await Promise.all(forgotten.map((one) => write(searchPrefix + one, null)))
    },
    async searchOf(option) {
      return (await read(keys.searches, SearchList))?.find((one) => one.option === option)?.sessionUnique ?? null
    },
    recent: (product) => read(recentPrefix + product, z.unknown()),
    saveRecent: (product, recent) => write(recentPrefix + product, recent),
    wasOffered: async (what) => (await read(offeredPrefix + what, z.literal(true))) ?? false,
    setOffered: (what) => write(offeredPrefix + what, true),
    async forgetPersonal() {
      const prefixes = [ticketPrefix, draftPrefix, searchPrefix, recentPrefix, keys.searches, keys.proof]
      const personal = (await Promise.all(prefixes.map(list))).flat()
      await Promise.all(personal.map((key) => write(key, null)))
      document.cookie = ticketCookie(false)
      document.cookie = registrationCookie(null)
    },
  }
}
