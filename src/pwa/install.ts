/** The browser's offer to install the app, kept until there is a sensible moment for it. */

/** What Chromium hands over with its offer; not in TypeScript's DOM types. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

let kept: InstallEvent | undefined

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

/** Keeps the offer in place of the browser's own bar, from the start of the page on: it comes once. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallEvent(event)) kept = event
  })
  window.addEventListener('appinstalled', () => (kept = undefined))
}

/** How this browser installs: by its own dialog, by the share menu of iOS, or not at all (installed already, no way). */
export function wayToInstall(): 'dialog' | 'ios' | null {
  if (window.matchMedia('(display-mode: standalone)').matches) return null
  if (kept) return 'dialog'
  return 'standalone' in navigator && navigator.standalone === false ? 'ios' : null
}

/** Opens the browser's dialog; an offer is good for one. */
export function openInstallDialog(): void {
  kept?.prompt().catch(() => undefined)
  kept = undefined
}
