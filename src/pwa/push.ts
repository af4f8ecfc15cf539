/** Push messages in the browser: permission, subscribing and unsubscribing. */

/** Whether the browser supports push messages and a service worker is registered to receive them. */
export function pushSupported(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** The endpoint of this browser's subscription; null if it has none. */
export async function pushEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

/**
 * Asks for permission and subscribes with the gateway's key; requires a user gesture. Resolves to the subscription as
 * JSON, or null if permission was denied. Rejects if the browser's push service is unreachable.
 */
export async function subscribe(publicKey: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription with another key can't be used and prevents a new one.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return JSON.stringify(made.toJSON())
}

/** Removes this browser's subscription. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
