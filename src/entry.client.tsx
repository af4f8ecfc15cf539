/** Browser entry: hydrates a server-rendered page, or starts from the precached app shell. */
// The global styles are imported first, so that their cascade layers precede the layers of the components.
import '#ui/tokens.css'
import '#ui/base.css'
import { I18nProvider } from '@lingui/react'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type HydrationState, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Document } from '#app/document.tsx'
import { fetchAfterStart } from '#app/fetch-after-start.ts'
import { reportLostCode } from '#ui/lost-code.tsx'
import { navigateInOrder } from '#app/navigate-in-order.ts'
import { addOthers, nearRoutes } from '#app/near-routes.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { type RootData, rootRouteId } from '#api/root-data.ts'
import { fetchMessages } from '#i18n/fetch-catalog.ts'
import { createPageTexts, documentTexts, textsOfPart, wholeCatalog } from '#i18n/page-texts.ts'
import { partsWaitFor } from '#pwa/part-files.ts'
import { showBootFailure } from '#pwa/boot-failure.ts'
import { keepInstallOffer } from '#pwa/install.ts'
import { readThemeCookie } from '#store/theme-cookie.ts'
import { inFrame, screens, screensRouteId } from '#routes.tsx'
import { keepAsking } from '#ui/keep-asking.ts'

declare global {
  interface Window {
    __staticRouterHydrationData?: HydrationState
  }
}

/** Loads the route modules of the first screen before hydration, so that no fallback is shown for a moment. */
async function loadMatchedRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

function rootDataOf(hydration: HydrationState | undefined): RootData | undefined {
  // The type cast is safe, because the hydration data comes from a server of the same build as this script. A page
  // always loads the entry file of the build that rendered it.
  return hydration?.loaderData?.[rootRouteId] as RootData | undefined
}

/** Resolves in a new task. Splitting the start into tasks lets the browser handle taps between them. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))

/**
 * In the app shell, replaces the URL by the path in the query parameter `open`, which names the page to open at start.
 * If the page is server-rendered, the server has already redirected to that path.
 */
async function openWishedPage(): Promise<void> {
  const path = await import('#app/start-path.ts').then((code) => code.startPath(window.location.href))
  if (path !== undefined) window.history.replaceState(null, '', path)
}

/**
 * Gives the history entry of a full page load its own key. React Router gives the same key to all such entries, and
 * would restore the scroll position of the previous page.
 */
function nameHistoryEntry(): void {
  const state: unknown = window.history.state
  const known = typeof state === 'object' && state
  // `idx` is React Router's own property. Without it, React Router would replace the history state once more to add it.
  if (!known || !('key' in known)) window.history.replaceState({ idx: 0, ...known, key: crypto.randomUUID() }, '')
}

async function start(): Promise<void> {
  if (window.location.search.includes('open=')) await openWishedPage()
  nameHistoryEntry()
  const hydration = window.__staticRouterHydrationData
  const rendered = rootDataOf(hydration)
  const loadServices = async () => {
    // Loaders need the texts of the whole catalogue. If the catalogue can't be fetched, `wholeCatalog` rejects, and
    // `loadServices` rejects too.
    const [code] = await Promise.all([import('#app/loader-services.ts'), wholeCatalog()])
    return code.createServices(rendered && { settings: rendered.settings, signedIn: rendered.user !== null })
  }
  let loading: ReturnType<typeof loadServices> | undefined
  let loaded = false
  const services = () =>
    (loading ??= loadServices().then(
      (made) => {
        loaded = true
        return made
      },
      (error: unknown) => {
        // If `loader-services.ts` or the message catalogue can't be loaded, the failed promise is discarded. The next
        // call of `services` then tries again.
        loading = undefined
        throw error
      },
    ))
  const settings = rendered?.settings ?? (await services()).settings
  const versions = rendered?.appInfo.locale_versions ?? (await (await services()).localeVersions())
  const fetchWhole = () => fetchMessages(settings.language, versions)
  // The app shell contains no page yet, and its first navigation may lead to any route. Therefore it needs all routes.
  const near = hydration ? nearRoutes(screens, window.location.pathname) : screens
  const routes = inFrame(near)
  const texts = documentTexts(settings.language)
  const [messages] = await Promise.all([texts ?? fetchWhole(), loadMatchedRoutes(routes)])
  await nextTask()
  const i18n = createPageTexts(settings.language, messages, texts && { fetchWhole, keepAsking })
  partsWaitFor(textsOfPart)
  const router = createBrowserRouter(routes, {
    ...(near !== screens && { patchRoutesOnNavigation: addOthers(screens, screensRouteId) }),
    getContext: async () =>
      (await services()).context({ ...settings, i18n }, rendered?.origin ?? window.location.origin),
  })
  navigateInOrder(router, { loaded: () => loaded, load: services }, reportLostCode)
  await nextTask()
  const app = (
    <Document language={settings.language} theme={readThemeCookie(document.cookie)}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </Document>
  )
  // Hydration runs in a transition, so that React interrupts it to handle user input.
  startTransition(() => {
    if (hydration) hydrateRoot(document, app, { onRecoverableError })
    else createRoot(document, { onRecoverableError }).render(app)
  })
  keepInstallOffer()
  whenIdle(() => {
    // Fetches the whole catalogue in advance. Otherwise the traveller would wait for it later. Loaders and lazily
    // loaded components may need the catalogue, and so may a component with a text that is not in the server-rendered
    // HTML.
    void wholeCatalog().catch(() => undefined)
    void fetchAfterStart().then((code) =>
      code.startBackground({ services, settings, versions, isGuest: !rendered?.user }),
    )
  })
}

const givenUp = new Set(['InvalidStateError', 'TimeoutError', 'AbortError'])

/**
 * Reports errors from which React recovers. A cancelled view transition between screens is not reported; the new screen
 * is shown anyway. The browser cancels a view transition if the phone is turned, the page is hidden, the next
 * transition begins or the transition takes too long. The browser also cancels a view transition if two elements have
 * the same transition name. This is a bug, which the browser's console reports.
 */
function onRecoverableError(error: unknown): void {
  if (error instanceof DOMException && givenUp.has(error.name)) return
  reportError(error)
}

// `start()` is not awaited: it imports the page's modules, which import this file. With an `await` here, they would
// wait for this file, and this file for them, forever.
void start().catch(showBootFailure)
