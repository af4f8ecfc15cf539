/** Starts the app in the browser: hydrates a document that the server rendered, or boots from the precached app shell. */
// First, so that their layers come before those of any component.
import '#ui/tokens.css'
import '#ui/base.css'
import { I18nProvider } from '@lingui/react'
import { setupI18n } from '@lingui/core'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type HydrationState } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Document } from '#app/document.tsx'
import { type RootData, rootRouteId } from '#api/root-data.ts'
import { fetchMessages } from '#i18n/fetch-catalog.ts'
import { showBootFailure } from '#pwa/boot-failure.ts'
import { startServiceWorker } from '#pwa/service-worker.ts'
import { readThemeCookie } from '#store/theme-cookie.ts'
import { routes } from '#routes.tsx'

declare global {
  interface Window {
    __staticRouterHydrationData?: HydrationState
  }
}

/** Route modules of the first screen, loaded before hydration so that nothing flashes. */
async function loadMatchedRoutes(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

function rootDataOf(hydration: HydrationState | undefined): RootData | undefined {
  // The root loader of this build wrote it; a document of another build would have loaded another entry.
  return hydration?.loaderData?.[rootRouteId] as RootData | undefined
}

/** Ends the task: to start is long work on a phone, and taps wait for the end of a task. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))

/** The app shell opens what the address asks for; documents of the server have done so already. */
async function openWishedPage(): Promise<void> {
  const { startPath } = await import('#app/start-path.ts')
  const path = startPath(window.location.href)
  if (path !== undefined) window.history.replaceState(null, '', path)
}

/** React Router calls every page that was loaded whole the same, and would scroll it to where the last one stood. */
function nameHistoryEntry(): void {
  const state: unknown = window.history.state
  const known = typeof state === 'object' && state
  if (!known || !('key' in known)) window.history.replaceState({ ...known, key: crypto.randomUUID() }, '')
}

async function start(): Promise<void> {
  if (window.location.search.includes('open=')) await openWishedPage()
  nameHistoryEntry()
  const hydration = window.__staticRouterHydrationData
  const rendered = rootDataOf(hydration)
  const loadServices = async () =>
    (await import('#browser-services.ts')).createServices(
      rendered && { settings: rendered.settings, signedIn: rendered.user !== null },
    )
  let loading: ReturnType<typeof loadServices> | undefined
  const services = () =>
    (loading ??= loadServices().catch((error: unknown) => {
      // Asked for again by what needs them next.
      loading = undefined
      throw error
    }))
  const settings = rendered?.settings ?? (await services()).settings
  const versions = rendered?.appInfo.locale_versions ?? (await (await services()).localeVersions())
  const [messages] = await Promise.all([fetchMessages(settings.language, versions), loadMatchedRoutes()])
  await nextTask()
  const i18n = setupI18n({ locale: settings.language, messages: { [settings.language]: messages } })
  const router = createBrowserRouter(routes, {
    getContext: async () =>
      (await services()).context({ ...settings, i18n }, rendered?.origin ?? window.location.origin),
  })
  await nextTask()
  const app = (
    <Document language={settings.language} theme={readThemeCookie(document.cookie)}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </Document>
  )
  // In a transition, so that hydration yields to the traveller's input.
  startTransition(() => {
    if (hydration) hydrateRoot(document, app)
    else createRoot(document).render(app)
  })
  startServiceWorker(services, async () => fetchMessages(settings.language, await (await services()).localeVersions()))
}

await start().catch(showBootFailure)
