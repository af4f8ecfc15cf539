/** The browser's side of push messages: asking the traveller, subscribing and unsubscribing. */

/** True where the browser can be pushed to and a service worker is there to receive it. */
export function pushSupported(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** The endpoint that this browser is subscribed under; null where it is not. */
export async function pushEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

/**
 * Asks for permission and subscribes with the gateway's key; call it from a press. Answers the subscription as JSON,
 * null where the traveller said no. Rejects where the browser's push service can't be reached.
 */
export async function subscribe(publicKey: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  // One that was made with another key can't be used, and keeps a new one from being made.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return JSON.stringify(made.toJSON())
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
