/**
 * Implements the interface `Store` in the browser: defines under which key and in which format each value is stored.
 * `key-value.ts` reads and writes the values.
 */
import * as z from 'zod/mini'
import { defaultUserInfo } from '#contract/user-info.ts'
import { UserSettings } from '#contract/frame.ts'
import { flagCookie, hasFlag } from '#store/flag-cookie.ts'
import { flyTypeCookie } from '#store/fly-type-cookie.ts'
import { createDeviceStore, type DeviceStore } from '#store/device-id.ts'
import { alignWithDocuments } from '#store/document-session.ts'
import { DraftRecord, draftPrefix, isOver, keptDraft } from '#store/kept-draft.ts'
import { deviceValues, type KeyValue } from '#store/key-value.ts'
import { readRegistrationCookie, registrationCookie } from '#store/registration-cookie.ts'
import { readSearchedCookie, searchedCookie } from '#store/searched-cookie.ts'
import { ownSettingsCookie, readOwnSettingsCookie, readSettingsCookie, settingsCookie } from '#store/settings-cookie.ts'
import type { Draft, Store } from '#store/store.ts'

/** Keys of the values stored on this device (docs/product/frame.md#what-the-device-keeps). */
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
  forgotten: 'forgotten-tickets',
} as const

export const ticketPrefix = 'ticket:'
const SavedTicket = z.object({ savedAt: z.string(), booking: z.unknown() })
const LastProof = z.object({ sessionUnique: z.string(), proof: z.string() })
const recentPrefix = 'recent-searches:'
const searchPrefix = 'search:'
const SavedResults = z.object({ savedAt: z.string(), results: z.unknown() })
/** The searches whose results are stored, latest first. */
const SearchList = z.array(z.object({ sessionUnique: z.string(), option: z.string() }))
export const offeredPrefix = 'offered:'
export const ForgottenTickets = z.array(z.string())
/** Maximum number of tickets that the device remembers as deleted. */
const mostForgotten = 200

/**
 * The part of a ticket's ID by which the device remembers that it has deleted the ticket: the first eight of its 22
 * characters. These eight do not open the ticket, and nobody can guess the other 14.
 */
export const rememberedPart = (sessionUnique: string): string => sessionUnique.slice(0, 8)
const keptSearches = 5

/** Asks the browser not to evict this site's data when storage is short. The browser's answer is ignored. */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    return
  }
}

/**
 * The store that keeps its data in the browser. It lacks `tellSignOut`, which notifies other tabs;
 * `src/app/browser-services.ts` adds this method.
 */
interface BrowserStore extends Omit<Store, 'tellSignOut'>, Pick<DeviceStore, 'uuid' | 'alignDevice'> {
  /**
   * Tells the web tier about this device's latest sign-in or sign-out if the web tier does not know it yet, for example
   * because the device was offline. Resolves to 'nothing' if there was nothing to tell, to 'told' on success, and to
   * 'untold' on failure.
   */
  catchUpDocuments(): Promise<'nothing' | 'told' | 'untold'>
  /**
   * Deletes the stored sign-in token and the device ID if the web tier has ended the sign-in of this device. Resolves
   * to whether it has deleted them. The web tier reports the ended sign-in by the cookie `ended-sign-in`, which then
   * stays until `forgetPersonal` has deleted the personal data on this device. The deletion is not reported to the web
   * tier. The web tier would answer such a report by deleting its token cookie, which may already contain the sign-in
   * of somebody else.
   */
  forgetEndedSignIn(): Promise<boolean>
  /** Deletes expired drafts. This is called when a page starts, because a draft may expire while no page is open. */
  forgetEndedDrafts(): Promise<void>
}

/**
 * Creates the browser's store. `tellDocuments` sends the sign-in token to the web tier, or null after a sign-out; it
 * resolves to false on failure. `align` sends the device ID to the web tier. It resolves to the ID that the web tier's
 * cookie then has, or to null on failure.
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
      // The flag `keys.untold` means that the web tier's cookies are out of date. It stays set until the web tier has
      // received the new token or the sign-out. While the flag is set, no tab takes the device ID from the cookie,
      // because after a sign-out the cookie still contains the old ID.
      await write(keys.untold, true)
      if (token === null) await device.forgetDevice()
      await write(keys.untold, (await tellDocuments(token)) ? null : true)
    },
    async forgetEndedSignIn() {
      if (!hasFlag(document.cookie, 'ended-sign-in')) return false
      if (await isBehind()) {
        // The web tier has not received this device's latest sign-in or sign-out yet, so the cookie `ended-sign-in` is
        // about an older sign-in. The cookie is deleted, and the stored token stays.
        document.cookie = flagCookie('ended-sign-in', false)
        return false
      }
      await write(keys.token, null)
      await device.forgetDevice()
      return true
    },
    async catchUpDocuments() {
      if (!(await isBehind())) return 'nothing'
      if (!(await tellDocuments(await read(keys.token, z.string())))) return 'untold'
      await write(keys.untold, null)
      return 'told'
    },
    async settings() {
      // The settings in the cookie take precedence over those in the database: server-rendered pages use the cookie,
      // and a form posted without JavaScript changes only the cookie.
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
    // The device's own settings, which apply again after a sign-out, are stored both in a cookie and in the browser's
    // database. The cookie alone is not enough, because browsers delete cookies set by JavaScript after some days. The
    // database alone is not enough, because a form posted without JavaScript changes only the cookie.
    async ownSettings() {
      const inCookie = readOwnSettingsCookie(document.cookie)
      return inCookie === undefined ? read(keys.own, UserSettings) : inCookie
    },
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
      // Once the device stores its first ticket, the browser is asked not to evict its data.
      if (isFirst) void askToPersist()
      document.cookie = flagCookie('has-ticket', true)
    },
    wasForgotten: async (sessionUnique) =>
      ((await read(keys.forgotten, ForgottenTickets)) ?? []).includes(rememberedPart(sessionUnique)),
    // Only the PNR proof of the last lookup is stored; a proof is valid for half an hour.
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
      const tickets = personal.flatMap((key) =>
        key.startsWith(ticketPrefix) ? rememberedPart(key.slice(ticketPrefix.length)) : [],
      )
      if (tickets.length > 0)
        await update(keys.forgotten, ForgottenTickets, (known) =>
          [...new Set([...tickets, ...(known ?? [])])].slice(0, mostForgotten),
        )
      await Promise.all(personal.map((key) => write(key, null)))
      document.cookie = flagCookie('has-ticket', false)
      document.cookie = registrationCookie(null)
      document.cookie = flagCookie('ended-sign-in', false)
    },
  }
}
