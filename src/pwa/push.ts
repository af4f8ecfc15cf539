/** Push messages in the browser: asks for permission, subscribes and unsubscribes. */

/** Whether the browser supports push messages and this build registers a service worker, which receives them. */
export function pushSupported(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Returns the endpoint of this browser's push subscription, or null if there is none. */
export async function pushEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

/**
 * Asks for permission and subscribes with the gateway's public key; it must be called on a user's click. Resolves to
 * the push subscription as JSON, or to null if permission was not granted. Rejects if the browser's push service can't
 * be reached.
 */
export async function subscribe(publicKey: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  // An existing push subscription is removed first: one with another key can't be used and would prevent a new one.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return JSON.stringify(made.toJSON())
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Maximum time in ms for which a sign-out waits for the browser to end its push subscription. */
const endPatience = 2000

/**
 * Ends this browser's push subscription, if there is one, when the traveller signs out or deletes the account. The
 * gateway may not have received the sign-out, and would then go on to send push messages to this browser
 * (docs/decisions/0014).
 */
export async function endPush(): Promise<void> {
  if (!pushSupported()) return
  const late = new Promise<void>((resolve) => setTimeout(resolve, endPatience))
  await Promise.race([unsubscribe().catch(() => undefined), late])
}
