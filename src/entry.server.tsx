/**
 * Renders one page as HTML: runs the loaders or the action of the requested URL, then React. This module belongs to the
 * server build, which is separate from the browser's.
 */
import { I18nProvider } from '@lingui/react'
import { type Messages, setupI18n } from '@lingui/core'
import { renderToReadableStream } from 'react-dom/server'
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  type ServerInstrumentation,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { createApi } from '#api/client.ts'
import { apiContext, type Clock, clockContext, localeContext, storeContext } from '#api/context.ts'
import { frameCalls } from '#api/frame.ts'
import { originContext } from '#api/site-context.ts'
import { Document } from '#app/document.tsx'
import { settingsFromCookie } from '#app/settings-from-cookie.ts'
import { startFailure } from '#app/start-failure.ts'
import { startPath } from '#app/start-path.ts'
import type { Catalog, UserSettings } from '#contract/frame.ts'
import { textsElement, writeTexts } from '#i18n/document-texts.ts'
import { publicPages } from '#public-pages.ts'
import { routes } from '#routes.tsx'
import { createDocumentStore, readTokenCookie, tokenCookieHeader } from '#store/document-store.ts'
import { endSignIn } from '#store/end-sign-in.ts'
import { readThemeCookie, type Theme } from '#store/theme-cookie.ts'

export { readTokenCookie, tokenCookieHeader }

/** What the web tier provides for rendering one page. */
export interface DocumentServices {
  /** Handles API calls in this process, or sends them to the origin in the environment variable API_ORIGIN. */
  fetchApi: (request: Request) => Promise<Response>
  clock: Clock
  /** Public scheme and host of the site, such as `https://example.com`. */
  origin: string
  /** Whether the public site uses https. */
  secure: boolean
  nonce: string
  /**
   * Returns the HTML tags for the head and for the end of the body of a page. `routeIds` are the modules of the page's
   * routes, as paths below `src/` without the file extension.
   */
  tags: (routeIds: string[]) => { head: string; body: string }
  /**
   * Returns the IDs of the messages that a page needs for hydration. `routeIds` is the same list as for `tags`; `asked`
   * are the IDs of the messages that were looked up while the page was rendered. Returns null in development, where
   * pages fetch the whole catalogue.
   */
  textIds: (routeIds: string[], asked: ReadonlySet<string>) => Iterable<string> | null
  /**
   * Logs a failure. `route` is the ID of the requested route or of the route that failed. `error` is what was thrown,
   * if anything was thrown. `status`, if given, is the status of the response: 500 or above.
   */
  report: (failure: { route: string; error?: unknown; status?: number }) => void
}

const reportContext = createContext<DocumentServices['report']>()

/**
 * Reports every `Error` thrown by a loader or an action, because error boundaries don't log. Thrown responses, such as
 * a 404, are not reported here.
 */
const tellErrors: NonNullable<ServerInstrumentation['route']> = (route) => {
  const told: NonNullable<Parameters<typeof route.instrument>[0]['loader']> = async (run, { context }) => {
    const { error } = await run()
    if (error) context.get(reportContext)({ route: route.id, error })
  }
  route.instrument({ loader: told, action: told })
}

/**
 * Returns the canonical paths of all pages that a guest can open and search engines may list. Rejects with `ApiError`
 * if an API call fails.
 */
export async function publicPaths(fetchApi: DocumentServices['fetchApi'], origin: string): Promise<string[]> {
  const { store, device } = createDocumentStore('', false)
  const userInfo = await store.settings()
  const caller = { token: null, deviceId: device(), userInfo, isApp: false, isAndroid: false }
  return publicPages(createApi(fetchApi, origin, async () => caller))
}

const handler = createStaticHandler(routes, { instrumentations: [{ route: tellErrors }] })
const catalogs = new Map<string, Catalog>()

/** Responds to a page request with HTML or a redirect, or with data if the route has no screen. */
export async function renderDocument(request: Request, services: DocumentServices): Promise<Response> {
  const wishedPage = request.method === 'GET' ? startPath(request.url) : undefined
  if (wishedPage !== undefined) return new Response(null, { status: 302, headers: { Location: wishedPage } })
  const cookies = request.headers.get('Cookie') ?? ''
  const { store, setCookies, device, newDevice } = createDocumentStore(cookies, services.secure)
  const wished = new URL(request.url).searchParams.get('lang')
  const asWished = (own: UserSettings) => (wished && /^[a-z]{2}$/.test(wished) ? { ...own, language: wished } : own)
  let settings = asWished(await store.settings())
  const cameSignedIn = (await store.token()) !== null
  const caller = async () => ({
    token: await store.token(),
    deviceId: device(),
    userInfo: settings,
    isApp: false,
    isAndroid: false,
  })
  let ending: Promise<unknown> | undefined
  const api = createApi(services.fetchApi, services.origin, caller, {
    // Loaders call the gateway at the same time, so it may reject the sign-in token in several of their calls. Only the
    // first rejection ends the sign-in.
    onRejectedToken: async () => void (await (ending ??= endSignIn(store))),
    // Once the gateway has rejected the token, calls that write must fail, except those below /api/auth/. The traveller
    // may have posted the form while signed in: without the token, a booking, for example, would become a guest's.
    lacksItsSignIn: (token) => ending !== undefined && token === null,
  })
  const theme = readThemeCookie(cookies)
  const leaf = matchRoutes(routes, new URL(request.url))?.at(-1)
  const route = leaf?.route.id ?? ''
  const { report } = services
  let version = ''
  let messages: Catalog['messages']
  try {
    let appInfo = await frameCalls.appInfo(api)
    if (ending) {
      // The gateway has rejected the token, so the sign-in has ended. The language, country and currency from before
      // the sign-in apply again, and the app info is requested with them.
      settings = asWished(await store.settings())
      appInfo = await frameCalls.appInfo(api)
    }
    settings = settingsFromCookie(settings, appInfo)
    version = appInfo.locale_versions[settings.language] ?? ''
    const { language } = settings
    messages = await catalogMessages(language, version, () => frameCalls.catalog(api, language, version))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    report({ route, error, status: 503 })
    const html = startFailure({ language: settings.language, theme, head: services.tags([]).head })
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '5' }
    return new Response(html, { status: 503, headers })
  }
  const { language } = settings
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(localeContext, { ...settings, i18n })
  context.set(clockContext, services.clock)
  context.set(storeContext, store)
  context.set(originContext, services.origin)
  let told = false
  context.set(reportContext, (failure) => {
    told = true
    report(failure)
  })
  /**
   * Adds `cookies` to the response as `Set-Cookie` headers. If there are any, `Cache-Control` is made private, so that
   * no shared cache stores the response.
   */
  const withCookies = (response: Response, cookies = setCookies) => {
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    const isPrivate = response.headers.get('Cache-Control')?.startsWith('private') ?? false
    if (cookies.length > 0 && !isPrivate) response.headers.set('Cache-Control', 'private, no-store')
    return response
  }
  /**
   * Adds to the response all cookies that were set while the request was handled, as `withCookies` does. A device
   * without a device cookie also gets a new one, unless the page is in a frame.
   */
  const withDevice = (response: Response) => {
    const cookie = isFramed(request) ? undefined : newDevice()
    return withCookies(response, cookie ? [cookie, ...setCookies] : setCookies)
  }
  const tellStatus = (status: number) => {
    if (status >= 500 && !told) report({ route, status })
  }
  if (leaf?.route.handle?.resource) {
    const answer = await answerResource(request, route, context)
    tellStatus(answer.status)
    if (showsBooking(leaf.route.id)) answer.headers.set('Cache-Control', 'private, no-store')
    return withCookies(answer)
  }
  const result = await handler.query(request, { requestContext: context })
  if (result instanceof Response) return withDevice(new Response(result.body, result))
  tellStatus(result.statusCode)
  const html = await renderHtml(result, messages, { language, theme }, services)
  // Pages with a user's data or a guest's booking are not stored in the browser's cache. After a sign-out, the back
  // button would otherwise show them.
  const knows = cameSignedIn || (await store.token()) !== null || showsBooking(leaf?.route.id)
  const caching = knows ? 'private, no-store' : 'private, no-cache'
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': caching })
  return withDevice(new Response(html, { status: result.statusCode, headers }))
}

/**
 * Whether the page is requested for something other than a browser tab, for example for a frame. The reply then sets no
 * new device cookie: browsers may omit cookies in frames, so a known device would look new.
 */
const isFramed = (request: Request): boolean => (request.headers.get('Sec-Fetch-Dest') ?? 'document') !== 'document'

/** Whether a route shows a booking: the payment and ticket screens and their data routes. */
const showsBooking = (routeId = ''): boolean => /^\w+\/(booking|payment)\//.test(routeId)

/** Returns the messages of a language's catalogue; this process caches one version per language. */
async function catalogMessages(
  language: string,
  version: string,
  ask: () => Promise<Catalog>,
): Promise<Catalog['messages']> {
  const known = catalogs.get(language)
  if (known?.version === version) return known.messages
  const catalog = await ask()
  catalogs.set(language, catalog)
  return catalog.messages
}

async function answerResource(request: Request, routeId: string, context: RouterContextProvider): Promise<Response> {
  try {
    const answer: unknown = await handler.queryRoute(request, { routeId, requestContext: context })
    // A route that has only an action has no content for a GET request, so the reply is a 404.
    if (answer === undefined) return Response.json({ detail: ['not available'] }, { status: 404 })
    return answer instanceof Response ? new Response(answer.body, answer) : Response.json(answer)
  } catch (error) {
    if (error instanceof Response) return new Response(error.body, error)
    const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
    return Response.json({ detail: ['not available'] }, { status: status >= 400 && status < 600 ? status : 502 })
  }
}

/**
 * Returns the modules of a route as paths below `src/`. The route's handle may list them. If it lists none, the route
 * has one module, whose path is the route's ID.
 */
const modulesOf = ({ id, handle }: { id: string; handle?: { modules?: string[] } }): string[] => handle?.modules ?? [id]

/**
 * Returns the paths of the modules that a route's loader lists in its data as `shownWith`. The page loads the files of
 * these modules in addition to those of the route's own modules.
 */
function shownWith(loaded: unknown): string[] {
  const named = typeof loaded === 'object' && loaded !== null && 'shownWith' in loaded ? loaded.shownWith : undefined
  return [named].flat().filter((module) => typeof module === 'string')
}

/**
 * Renders structured data for search engines as script elements outside React's tree. Inside the tree, React might have
 * to create the elements anew in the browser, which Trusted Types forbid (docs/decisions/0023-lost-files.md).
 */
function structuredData({ matches, loaderData }: StaticHandlerContext, origin: string, nonce: string): string {
  const found: unknown[] = matches.map(({ route, pathname }) => {
    const data: unknown = loaderData[route.id]
    // A route whose loader failed has no data. The page then shows an error instead of the content that the structured
    // data would describe.
    return data === undefined ? undefined : route.handle?.structuredData?.(data, { origin, path: pathname })
  })
  return found
    .filter((data) => data !== undefined)
    .map((data) => {
      // `<` is escaped, so that no text can close the script element.
      const json = JSON.stringify(data).replaceAll('<', '\\u003c')
      return `<script type="application/ld+json" nonce="${nonce}">${json}</script>`
    })
    .join('')
}

/** Wraps messages so that looking up a message adds its ID to `asked`. */
const noting = (messages: Messages, asked: Set<string>): Messages =>
  new Proxy(messages, {
    get(target, id) {
      if (typeof id === 'string') asked.add(id)
      return Reflect.get(target, id)
    },
  })

async function renderHtml(
  context: StaticHandlerContext,
  messages: Messages,
  page: { language: string; theme: Theme },
  { origin, nonce, tags, textIds, report }: DocumentServices,
): Promise<string> {
  const asked = new Set<string>()
  const i18n = setupI18n({ locale: page.language, messages: { [page.language]: noting(messages, asked) } })
  const router = createStaticRouter(handler.dataRoutes, context)
  const stream = await renderToReadableStream(
    <Document {...page}>
      <I18nProvider i18n={i18n}>
        <StaticRouterProvider router={router} context={context} nonce={nonce} />
      </I18nProvider>
    </Document>,
    {
      nonce,
      // Pages are sent complete. If React sent parts of a page later, it would need JavaScript to move them into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => report({ route: context.matches.at(-1)?.route.id ?? '', error }),
    },
  )
  await stream.allReady
  const html = await new Response(stream).text()
  const modules = context.matches.flatMap(({ route }) => [
    ...modulesOf(route),
    ...shownWith(context.loaderData[route.id]),
  ])
  const { head, body } = tags(modules)
  const ids = textIds(modules, asked)
  // A script element that contains JSON is not executed, so it needs no nonce.
  const texts = ids ? `<script type="application/json" id="${textsElement}">${writeTexts(ids, messages)}</script>` : ''
  const extra = head + structuredData(context, origin, nonce)
  return html
    .replace('</head>', () => `${extra}</head>`)
    .replace(/<\/body><\/html>\s*$/, () => `${texts}${body}</body></html>`)
}
