/** The root layout: what every screen has around it, and the data that every screen knows. */
import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useMemo } from 'react'
import {
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
} from 'react-router'
import { ErrorPage } from '#app/error-page.tsx'
import styles from '#app/root-route.module.css'
import { type RootData, useOptionalRootData } from '#api/root-data.ts'
import { MenuButton } from '#app/menu-button.tsx'
import { TabBar } from '#app/tab-bar.tsx'
import { lira } from '#i18n/money.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { SiteContext, siteName } from '#ui/site.ts'
import { sparePart } from '#ui/spare-part.tsx'
import { ToastProvider } from '#ui/toast.tsx'
import { HydratedContext, useHydration } from '#ui/use-hydrated.ts'

/** What the page says of the network, of updates and of installing. */
const PwaPrompts = sparePart(() => import('#pwa/pwa-prompts.tsx').then((code) => code.PwaPrompts))

/** What needs a browser and can wait until the screen is there. */
const AppStart = sparePart(() => import('#app/app-start.tsx').then((code) => code.AppStart))

/** What every screen knows; a hydrated document has it already, so the code for it comes when it runs. */
export async function loader(args: LoaderFunctionArgs): Promise<RootData> {
  const { loadRoot } = await import('#app/root-loader.ts')
  return loadRoot(args)
}

/** Who is signed in and how they read change by actions only, and what is unread by reading it. */
export function shouldRevalidate({
  formMethod,
  formAction = '',
  nextUrl,
  currentUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  const paths = [nextUrl.pathname, currentUrl.pathname, formAction]
  // The answer of a passkey that was offered and not used: a sign-in by one leads elsewhere.
  if (formAction.startsWith('/auth/passkey') && nextUrl.pathname === currentUrl.pathname) return false
  const signedInOrOut = paths.some((path) => /^\/(auth\/|profile\/?$)/.test(path))
  const haveRead = currentUrl.pathname.startsWith('/notification') && nextUrl.pathname !== currentUrl.pathname
  if (haveRead) return true
  return formMethod !== undefined && (signedInOrOut || nextUrl.pathname.startsWith('/settings'))
}

/** Frame around every screen. */
export function Component() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  const data = useOptionalRootData()
  const { t, i18n } = useLingui()
  const navigation = useNavigation()
  const hydrated = useHydration()
  useEffect(() => {
    // Tells tests and measurements that the page answers.
    if (hydrated) document.documentElement.dataset['ready'] = 'true'
  }, [hydrated])
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
    <HydratedContext value={hydrated}>
      <SiteContext value={site}>
        <ToastProvider>
          <a href="#content" className={styles.skip}>{t`İçeriğe geç`}</a>
          <div className={styles.progress} data-busy={navigation.state !== 'idle'} aria-hidden="true" />
          {children}
          <TabBar />
          {hydrated && (
            <Suspense>
              <PwaPrompts />
              <AppStart />
            </Suspense>
          )}
          <ScrollRestoration />
        </ToastProvider>
      </SiteContext>
    </HydratedContext>
  )
}

/** When the root itself could not load: the frame with what went wrong. */
export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorPage />
    </Frame>
  )
}

/** When a screen could not load: the frame stays. */
export function ScreenErrorBoundary() {
  return <ErrorPage />
}

/** What shows while the app shell's first loaders run. */
export function HydrateFallback() {
  return (
    <div className={styles.fallback}>
      <Skeleton height="56px" />
      <Skeleton height="320px" />
      <Skeleton height="120px" />
    </div>
  )
}
