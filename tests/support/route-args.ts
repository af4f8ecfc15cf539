/** Creates the arguments of loaders and actions, with canned replies of the gateway. */
import { setupI18n } from '@lingui/core'
import { RouterContextProvider } from 'react-router'
import { createApi } from '#api/client.ts'
import { apiContext, clockContext, localeContext, storeContext } from '#api/context.ts'
import type { UserSettings } from '#contract/frame.ts'
import { defaultUserInfo } from '#contract/user-info.ts'
import type { ProductName } from '#contract/products.ts'
import type { Draft, Store } from '#store/store.ts'

/** Replies by 'METHOD /path'; other calls fail like a lost connection. */
export type Answers = Record<string, (request: Request) => Promise<Response> | Response>

/** Creates a store in memory that tests can inspect. */
export function memoryStore() {
  const drafts = new Map<string, Draft>()
  const tickets = new Map<string, { savedAt: string; booking: unknown }>()
  const proofs = new Map<string, string>()
  const forgotten = new Set<string>()
  const searches = new Map<string, { savedAt: string; option: string; results: unknown }>()
  const recents = new Map<string, unknown>()
  const offered = new Set<string>()
  const kept: {
    token: string | null
    flyType: 'OW' | 'RT' | null
    searched: ProductName[]
    settings: UserSettings
    ownSettings: UserSettings | null
    registration: string | null
  } = {
    token: null,
    settings: defaultUserInfo,
    ownSettings: null,
    registration: null,
    flyType: null,
    searched: [],
  }
  const store: Store = {
    token: async () => kept.token,
    setToken: async (token) => void (kept.token = token),
    settings: async () => kept.settings,
    setSettings: async (settings) => void (kept.settings = settings),
    registration: async () => kept.registration,
    setRegistration: async (registration) => void (kept.registration = registration),
    ownSettings: async () => kept.ownSettings,
    setOwnSettings: async (settings) => void (kept.ownSettings = settings),
    lastFlyType: async () => kept.flyType,
    setLastFlyType: async (flyType) => void (kept.flyType = flyType),
    searchedProducts: async () => kept.searched,
    setSearchedProduct: async (product) => void (kept.searched = [product]),
    draft: async (form) => drafts.get(form) ?? null,
    setDraft: async (form, draft, ends = Infinity) =>
      void (draft && ends > Date.parse('2026-11-21T08:00:00Z') ? drafts.set(form, draft) : drafts.delete(form)),
    ticket: async (id) => tickets.get(id) ?? null,
    saveTicket: async (id, booking) => void tickets.set(id, { savedAt: '2026-11-21T08:00:00.000Z', booking }),
    wasForgotten: async (id) => forgotten.has(id),
    proof: async (id) => proofs.get(id) ?? null,
    setProof: async (id, proof) => void proofs.set(id, proof),
    tickets: async () => [...tickets].map(([sessionUnique, saved]) => ({ sessionUnique, ...saved })),
    search: async (id) => searches.get(id) ?? null,
    saveSearch: async (id, option, results) =>
      void searches.set(id, { savedAt: '2026-11-21T08:00:00.000Z', option, results }),
    searchOf: async (option) => [...searches].find(([, saved]) => saved.option === option)?.[0] ?? null,
    recent: async (product) => recents.get(product) ?? null,
    saveRecent: async (product, recent) => void recents.set(product, recent),
    wasOffered: async (what) => offered.has(what),
    setOffered: async (what) => void offered.add(what),
    tellSignOut: () => undefined,
    forgetPersonal: async () => {
      for (const id of tickets.keys()) forgotten.add(id)
      tickets.clear()
      proofs.clear()
      searches.clear()
      drafts.clear()
    },
  }
  return { store, kept, drafts, tickets, searches }
}

/** Returns arguments for a request to `path`, or for a POST of `form`. `calls` lists the gateway calls made. */
export function routeArgs(
  path: string,
  answers: Answers,
  options: { form?: Record<string, string>; params?: Record<string, string>; store?: Store } = {},
) {
  const calls: { name: string; body: unknown }[] = []
  const fetchCall = async (request: Request) => {
    const url = new URL(request.url)
    const name = `${request.method} ${url.pathname}`
    calls.push({
      name,
      body:
        request.method === 'GET'
          ? Object.fromEntries(url.searchParams)
          : await request
              .clone()
              .json()
              .catch(() => null),
    })
    const answer = answers[name]
    if (!answer) throw new TypeError('no connection')
    return answer(request)
  }
  const origin = 'http://ufuk.test'
  const context = new RouterContextProvider()
  const caller = async () => ({
    token: null,
    deviceId: 'device-id-1',
    userInfo: defaultUserInfo,
    isApp: false,
    isAndroid: false,
  })
  context.set(apiContext, createApi(fetchCall, origin, caller))
  context.set(localeContext, { ...defaultUserInfo, i18n: setupI18n({ locale: 'tr', messages: { tr: {} } }) })
  context.set(clockContext, { now: () => new Date('2026-11-21T08:00:00Z'), today: () => '2026-11-21' })
  context.set(storeContext, options.store ?? memoryStore().store)
  const body = options.form && new URLSearchParams(options.form)
  const request = new Request(origin + path, body ? { method: 'POST', body } : {})
  return { args: { context, request, params: options.params ?? {}, url: new URL(request.url), pattern: path }, calls }
}

/** Returns the arguments of an action to which a signed-in user posts a form. */
export function postedByUser(path: string, form: Record<string, string>, answers: Answers) {
  const memory = memoryStore()
  memory.kept.token = 'token'
  return { ...routeArgs(path, answers, { form, store: memory.store }), memory }
}
