import { isAppInfoKept, keepAppInfo } from '#app/keep-app-info.ts'
import { loadWhenWanted } from '#app/load-when-wanted.ts'
import { tellTabs } from '#app/tell-tabs.ts'
import type { UserSettings } from '#contract/frame.ts'
import { fetchMessages } from '#i18n/fetch-catalog.ts'
import { followMovedNodes } from '#pwa/moved-nodes.ts'
import { startServiceWorker } from '#pwa/service-worker.ts'
import { keepAsking } from '#ui/keep-asking.ts'
import { noteEvents } from '#usage-log/early-events.ts'

interface Page {
  /** Loads the services of loaders. */
  services: () => Promise<unknown>
  settings: UserSettings
  /** Versions of the catalogues by language. */
  versions: Record<string, string>
  /** False where the document shows a signed-in user, whose sign-in the services compare with the device's at once. */
  isGuest: boolean
}

/** Starts what runs beside every page. */
export function startBackground({ services, settings, versions, isGuest }: Page): void {
  followMovedNodes()
  tellTabs(settings)
  noteEvents()
  const load = () => keepAsking(services)
  if (isGuest) loadWhenWanted(load)
  else void load()
  void startServiceWorker({
    isKept: isAppInfoKept,
    keep: () => Promise.all([fetchMessages(settings.language, versions), keepAppInfo(settings)]),
  })
}
