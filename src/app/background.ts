import { isAppInfoKept, keepAppInfo } from '#app/keep-app-info.ts'
import { loadWhenWanted } from '#app/load-when-wanted.ts'
import { stopSecondTaps } from '#app/second-taps.ts'
import { tellTabs } from '#app/tell-tabs.ts'
import type { UserSettings } from '#contract/frame.ts'
import { fetchMessages } from '#i18n/fetch-catalog.ts'
import { followMovedNodes } from '#pwa/moved-nodes.ts'
import { startServiceWorker } from '#pwa/start-service-worker.ts'
import { hasFlag } from '#store/flag-cookie.ts'
import { keepAsking } from '#ui/keep-asking.ts'
import { noteEvents } from '#usage-log/early-events.ts'

interface Page {
  /** Loads what loaders and actions use, such as the API client and the storage. */
  services: () => Promise<unknown>
  settings: UserSettings
  /** Versions of the translation catalogues by language. */
  versions: Record<string, string>
  /**
   * Whether the page was rendered without a signed-in user. In a page with a user, the modules that loaders and actions
   * need, such as the storage, are loaded immediately, because they compare the page's sign-in with the one stored on
   * this device. If the web tier has ended a sign-in, every page loads them immediately, because they delete that
   * user's data on this device.
   */
  isGuest: boolean
}

/** Starts the work that every page does in the background, such as messages between tabs and the usage log. */
export function startBackground({ services, settings, versions, isGuest }: Page): void {
  followMovedNodes()
  stopSecondTaps()
  tellTabs(settings)
  noteEvents()
  const load = () => keepAsking(services)
  if (isGuest && !hasFlag(document.cookie, 'ended-sign-in')) loadWhenWanted(load)
  else void load()
  void startServiceWorker({
    isKept: isAppInfoKept,
    keep: () => Promise.all([fetchMessages(settings.language, versions), keepAppInfo(settings)]),
  })
}
