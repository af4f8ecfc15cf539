/** Keeps the browser's install prompt until a suitable moment. */

/** Chromium's `beforeinstallprompt` event, which TypeScript's DOM types don't contain. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

export type WayToInstall = 'dialog' | 'ios'

let kept: InstallEvent | undefined

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

/**
 * Suppresses the browser's own install bar and stores the `beforeinstallprompt` event, which can open the browser's
 * install dialog later. This function must be called when the page starts, because the event is fired only once.
 */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallEvent(event)) kept = event
  })
  window.addEventListener('appinstalled', () => (kept = undefined))
}

/**
 * Returns how the app can be installed in this browser: with the browser's dialog or with the share menu of iOS.
 * Returns null if that is impossible or the page already runs as the installed app.
 */
export function wayToInstall(): WayToInstall | null {
  if (window.matchMedia('(display-mode: standalone)').matches) return null
  if (kept) return 'dialog'
  return 'standalone' in navigator && navigator.standalone === false ? 'ios' : null
}

/** Opens the browser's install dialog. Each stored `beforeinstallprompt` event can open the dialog only once. */
export function openInstallDialog(): void {
  kept?.prompt().catch(() => undefined)
  kept = undefined
}
