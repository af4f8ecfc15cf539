/**
 * Implements the store on the server for one page request: reads cookies and writes `Set-Cookie` headers. Drafts and
 * tickets are stored only in browsers.
 */
import { flagCookie } from '#store/flag-cookie.ts'
import { flyTypeCookie, readFlyTypeCookie } from '#store/fly-type-cookie.ts'
import { deviceCookie, readDeviceCookie } from '#contract/device-cookie.ts'
import { defaultUserInfo } from '#contract/user-info.ts'
import { proofCookie, readProofCookie } from '#store/proof-cookie.ts'
import { readRegistrationCookie, registrationCookie } from '#store/registration-cookie.ts'
import { readSearchedCookie, searchedCookie } from '#store/searched-cookie.ts'
import { ownSettingsCookie, readOwnSettingsCookie, readSettingsCookie, settingsCookie } from '#store/settings-cookie.ts'
import type { Store } from '#store/store.ts'

const tokenCookie = 'document-token'
/**
 * Lifetime of the token cookie in seconds: 200 days, longer than any session (docs/product/frame.md#sign-in). Because
 * the cookie outlives the session, the web tier notices when a session has ended and tells the browser.
 */
const lifetime = 17_280_000

/**
 * Returns the `Set-Cookie` header with the sign-in token; null deletes the cookie. The cookie is HttpOnly. The web tier
 * reads it, but the API ignores it.
 */
export function tokenCookieHeader(token: string | null, secure: boolean): string {
  const value = token === null ? `${tokenCookie}=; Max-Age=0` : `${tokenCookie}=${token}; Max-Age=${lifetime}`
  return `${value}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Returns the sign-in token in a Cookie header, or null if it is missing or malformed. */
export function readTokenCookie(cookies: string): string | null {
  return new RegExp(`(?:^|; )${tokenCookie}=([A-Za-z0-9_-]{20,200})(?:;|$)`).exec(cookies)?.[1] ?? null
}

/**
 * Creates the store of one page request. Also returns the device ID for the request's API calls, and the `Set-Cookie`
 * headers that writing to the store has produced.
 */
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
      // After a sign-out the device gets a new ID, because the next user may be another person.
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
    wasForgotten: async () => false,
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
    async forgetPersonal() {
      setCookies.push(flagCookie('ended-sign-in', true), flagCookie('has-ticket', false), registrationCookie(null))
    },
    tellSignOut: () => undefined,
  }
  return {
    store,
    setCookies,
    device: () => device,
    /**
     * Returns the `Set-Cookie` header of a new device ID. Returns undefined if the device ID came with the request, or
     * if `setCookies` contains the header already, as after a sign-out.
     */
    newDevice: () => (device === knownDevice ? undefined : deviceCookie(device, secure)),
  }
}
