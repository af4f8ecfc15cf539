/**
 * The push services of the browsers. An endpoint comes from a visitor, and we send requests to it: without this list
 * it could name a machine of our own network.
 */
const services = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
]

/** Whether an endpoint belongs to a browser's push service, by https on its usual port. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return services.some((service) => hostname === service || hostname.endsWith(`.${service}`))
}
