/**
 * Starts what every page does after hydration. For example, it shows notices about the network, updates and outdated
 * app versions, handles the app's back button, keeps the focused field visible above the on-screen keyboard, and moves
 * the focus after a navigation. Outside the installed app, a guest who returns to the home page is redirected to the
 * main site, if one is configured (`useMainDomain`).
 */
import { Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useOptionalRootData } from '#api/root-data.ts'
import { followDays } from '#app/follow-days.ts'
import { useMainDomain } from '#app/use-main-domain.ts'
import { useNotice } from '#app/use-notice.ts'
import { usePageAnnouncement } from '#app/use-page-announcement.ts'
import { useReloadAsGuest } from '#app/use-reload-as-guest.ts'
import { answerBackButton } from '#pwa/back-button.ts'
import { keepFieldVisible } from '#pwa/keep-field-visible.ts'
import { inApp } from '#pwa/native-shell.ts'
import { PwaPrompts } from '#pwa/pwa-prompts.tsx'
import { sparePart } from '#ui/spare-part.tsx'

/**
 * The alert about app versions is loaded only in the installed app, because a browser tab has no version to install.
 */
const VersionAlert = sparePart(() => import('#app/version-alert.tsx').then((code) => code.VersionAlert))

/**
 * Starts what every page does in the browser, such as showing notices and moving the focus after a navigation. It is
 * rendered only after hydration. `hasLeft` is true if the traveller has navigated away from the first page, which can
 * happen before this code has loaded. `onNewDay` is called with the new day in Europe/Istanbul (YYYY-MM-DD) after each
 * midnight that passes while the page is open.
 */
export function AppStart({ hasLeft, onNewDay }: { hasLeft: boolean; onNewDay: (today: string) => void }) {
  const data = useOptionalRootData()
  useMainDomain(data, hasLeft)
  useNotice()
  useReloadAsGuest()
  const rendered = data?.today
  useEffect(() => followDays(rendered, onNewDay), [rendered, onNewDay])
  useEffect(keepFieldVisible, [])
  useEffect(() => (inApp() ? answerBackButton() : undefined), [])
  usePageAnnouncement(hasLeft)
  return (
    <>
      <Suspense>
        <PwaPrompts />
      </Suspense>
      {inApp() &&
        createPortal(
          <Suspense>
            <VersionAlert appInfo={data?.appInfo} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
