/**
 * The store while a document is rendered: reads cookies, writes `Set-Cookie`. Drafts and tickets are stored only in
 * browsers.
 */
import { flyTypeCookie, readFlyTypeCookie } from '#store/fly-type-cookie.ts'
import { deviceCookie, readDeviceCookie } from '#contract/device-cookie.ts'
import { defaultUserInfo } from '#contract/user-info.ts'
import { proofCookie, readProofCookie } from '#store/proof-cookie.ts'
import { readRegistrationCookie, registrationCookie } from '#store/registration-cookie.ts'
import { readSearchedCookie, searchedCookie } from '#store/searched-cookie.ts'
import { ownSettingsCookie, readOwnSettingsCookie, readSettingsCookie, settingsCookie } from '#store/settings-cookie.ts'
import type { Store } from '#store/store.ts'

const tokenCookie = 'document-token'
const thirtyDays = 2_592_000

/** The token cookie: HttpOnly, sent only to documents; the API never reads it. */
export function tokenCookieHeader(token: string | null, secure: boolean): string {
  const value = token === null ? `${tokenCookie}=; Max-Age=0` : `${tokenCookie}=${token}; Max-Age=${thirtyDays}`
  return `${value}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The token in a Cookie header; null if missing or malformed. */
export function readTokenCookie(cookies: string): string | null {
  return new RegExp(`(?:^|; )${tokenCookie}=([A-Za-z0-9_-]{20,200})(?:;|$)`).exec(cookies)?.[1] ?? null
}

/** The store of one request, the device id for its calls, and the `Set-Cookie` headers of its writes. */
export function createDocumentStore(cookies: string, secure: boolean) {
  const setCookies: string[] = []
  let knownDevice = readDeviceCookie(cookies, secure)
  let device = knownDevice ?? crypto.randomUUID()
  let token = readTokenCookie(cookies)
  let settings = readSettingsCookie(cookies) ?? defaultUserInfo
  let own = readOwnSettingsCookie(cookies) ?? null
  const store: Store = {
    token: async () => token,
    async setToken(next) {
      token = next
      setCookies.push(tokenCookieHeader(next, secure))
      if (next !== null) return
      // A sign-out gets a new device id, because the next user may be another person.
      knownDevice = device = crypto.randomUUID()
      setCookies.push(deviceCookie(device, secure))
    },
    settings: async () => settings,
    async setSettings(next) {
      settings = next
      setCookies.push(settingsCookie(next))
    },
    ownSettings: async () => own,
    async setOwnSettings(next) {
      own = next
      setCookies.push(ownSettingsCookie(next))
    },
    registration: async () => readRegistrationCookie(cookies),
    async setRegistration(next) {
      setCookies.push(registrationCookie(next))
    },
    lastFlyType: async () => readFlyTypeCookie(cookies),
    async setLastFlyType(next) {
      setCookies.push(flyTypeCookie(next))
    },
    searchedProducts: async () => readSearchedCookie(cookies),
    async setSearchedProduct(product) {
      setCookies.push(searchedCookie(cookies, product))
    },
    draft: async () => null,
    setDraft: async () => undefined,
    ticket: async () => null,
    saveTicket: async () => undefined,
    proof: async (sessionUnique) => readProofCookie(cookies, sessionUnique),
    async setProof(sessionUnique, proof) {
      setCookies.push(proofCookie(sessionUnique, proof, secure))
    },
    tickets: async () => null,
    search: async () => null,
    saveSearch: async () => undefined,
    searchOf: async () => null,
    recent: async () => null,
    saveRecent: async () => undefined,
    wasOffered: async () => true,
    setOffered: async () => undefined,
    forgetPersonal: async () => undefined,
  }
  return {
    store,
    setCookies,
    device: () => device,
    /** The cookie of a new device id; undefined if the request already had it. */
    newDevice: () => (device === knownDevice ? undefined : deviceCookie(device, secure)),
  }
}
