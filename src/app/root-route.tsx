/** Root route: what surrounds every screen, such as the tab bar, and the data that every screen uses. */
import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import {
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
} from 'react-router'
import { ErrorPage } from '#app/error-page.tsx'
import styles from '#app/root-route.module.css'
import { NewDayContext, type RootData, useOptionalRootData } from '#api/root-data.ts'
import { announced } from '#app/announced.ts'
import { MenuButton } from '#app/menu-button.tsx'
import { TabBar } from '#app/tab-bar.tsx'
import { lira } from '#i18n/money.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { LostCode } from '#ui/lost-code.tsx'
import { awaitsServices, followWaiting } from '#app/navigate-in-order.ts'
import { SiteContext, siteName } from '#ui/site.ts'
import { sparePart } from '#ui/spare-part.tsx'
import { ToastProvider } from '#ui/toast.tsx'
import { HydratedContext, useHydrated, useHydration } from '#ui/use-hydrated.ts'

/**
 * Component that runs, on every page, what the browser does but the server does not, such as notices about network and
 * updates. Its code is loaded after the first screen.
 */
const AppStart = sparePart(() => import('#app/after-start.ts').then((code) => code.AppStart))

/**
 * Loads the data that every screen uses. A hydrated page already has this data, so the code of this loader is imported
 * only when the loader runs.
 */
export function loader(args: LoaderFunctionArgs): Promise<RootData> {
  return import('#app/loader-services.ts').then((code) => code.loadRoot(args))
}

/**
 * Decides when the root data is reloaded: after a sign-in, a sign-out or a change of settings, and after notifications
 * were read, because this changes the unread count. It is not reloaded after an action with status 500 or more, which
 * actions also return if no reply came: the reload would fail as well, and an error page would replace the screen, so
 * that what the traveller has typed there would be lost.
 */
export function shouldRevalidate({
  formMethod,
  formAction = '',
  nextUrl,
  currentUrl,
  actionStatus,
}: ShouldRevalidateFunctionArgs): boolean {
  if (actionStatus !== undefined && actionStatus >= 500) return false
  const paths = [nextUrl.pathname, currentUrl.pathname, formAction]
  // A successful sign-in with a passkey redirects to another path. If the path stays the same after a post to
  // /auth/passkey/, the sign-in has failed or was cancelled. In that case the root data is not reloaded.
  if (formAction.startsWith('/auth/passkey') && nextUrl.pathname === currentUrl.pathname) return false
  const signedInOrOut = paths.some((path) => /^\/(auth\/|profile\/?$)/.test(path))
  const haveRead = currentUrl.pathname.startsWith('/notification') && nextUrl.pathname !== currentUrl.pathname
  if (haveRead) return true
  return formMethod !== undefined && (signedInOrOut || nextUrl.pathname.startsWith('/settings'))
}

/** Renders the current screen with what surrounds every screen, such as the tab bar and the progress bar. */
export function Component() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  const data = useOptionalRootData()
  const [newDay, setNewDay] = useState('')
  const { t, i18n } = useLingui()
  const site = useMemo(
    () => ({
      name: siteName,
      origin: data?.origin ?? '',
      language: data?.settings.language ?? i18n.locale,
      currency: data?.currency ?? lira,
      menu: <MenuButton />,
    }),
    [data, i18n.locale],
  )
  return (
    <Hydration>
      <SiteContext value={site}>
        <ToastProvider>
          <a href="#content" className={styles.skip}>{t`İçeriğe geç`}</a>
          <Progress />
          <NewDayContext value={newDay}>{children}</NewDayContext>
          <TabBar />
          <Background onNewDay={setNewDay} />
          <LostCode />
          <ScrollRestoration />
        </ToastProvider>
      </SiteContext>
    </Hydration>
  )
}

/**
 * Provides the hydration state to all components below. When the state changes, only the components that use it render
 * again.
 */
function Hydration({ children }: { children: React.ReactNode }) {
  const hydrated = useHydration()
  useEffect(() => {
    // Marks the page as hydrated for tests and measurements.
    if (hydrated) document.documentElement.dataset['ready'] = 'true'
  }, [hydrated])
  return <HydratedContext value={hydrated}>{children}</HydratedContext>
}

/**
 * Progress bar of a navigation. It is also shown while a navigation waits for the code that loaders need (API client
 * and storage).
 */
function Progress() {
  const navigation = useNavigation()
  const waits = useSyncExternalStore(followWaiting, awaitsServices, () => false)
  return <div className={styles.progress} data-busy={waits || navigation.state !== 'idle'} aria-hidden="true" />
}

/**
 * Renders what runs only in the browser after hydration, such as notices about network and updates. Its two live
 * regions are already in the server-rendered HTML, but empty. Adding them later would make the browser restyle and
 * repaint the page.
 */
function Background({ onNewDay }: { onNewDay: (today: string) => void }) {
  const hydrated = useHydrated()
  const { pathname } = useLocation()
  const [loadedPath] = useState(pathname)
  const [hasLeft, setHasLeft] = useState(false)
  if (!hasLeft && pathname !== loadedPath) setHasLeft(true)
  return (
    <>
      <div className={styles.prompts} role="status">
        {hydrated && (
          <Suspense>
            <AppStart hasLeft={hasLeft} onNewDay={onNewDay} />
          </Suspense>
        )}
      </div>
      <p id={announced} className="visually-hidden" role="status" />
    </>
  )
}

/** Error page for an error of the root loader, shown with the tab bar. */
export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorPage />
    </Frame>
  )
}

/** Shows the error of a screen; the components around the screen, such as the tab bar, stay mounted. */
export function ScreenErrorBoundary() {
  return <ErrorPage />
}

/** Skeleton that is shown while the first loaders run, if the page is not rendered by the server. */
export function HydrateFallback() {
  return (
    <div className={styles.fallback}>
      <Skeleton height="56px" />
      <Skeleton height="320px" />
      <Skeleton height="120px" />
    </div>
  )
}
