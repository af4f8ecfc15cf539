/**
 * Hosts of the browsers' push services. Endpoints come from clients, and the server sends requests to them: this
 * allowlist prevents server-side request forgery.
 */
const services = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
]

/** Whether an endpoint is an https URL of a browser's push service on the default port. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return services.some((service) => hostname === service || hostname.endsWith(`.${service}`))
}
