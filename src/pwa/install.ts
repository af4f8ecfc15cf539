/** Stores the browser's install prompt until a suitable moment. */

/** Chromium's `beforeinstallprompt` event; not in TypeScript's DOM types. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

export type WayToInstall = 'dialog' | 'ios'

let kept: InstallEvent | undefined

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

/** Suppresses the browser's install bar and stores the event; called at page start, because the event fires once. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallEvent(event)) kept = event
  })
  window.addEventListener('appinstalled', () => (kept = undefined))
}

/**
 * Returns how this browser installs the app: with its dialog or with the share menu of iOS; null if it can't or the app
 * is installed.
 */
export function wayToInstall(): WayToInstall | null {
  if (window.matchMedia('(display-mode: standalone)').matches) return null
  if (kept) return 'dialog'
  return 'standalone' in navigator && navigator.standalone === false ? 'ios' : null
}

/** Opens the browser's install dialog; an event can be used once. */
export function openInstallDialog(): void {
  kept?.prompt().catch(() => undefined)
  kept = undefined
}
