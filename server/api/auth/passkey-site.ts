/** Which site passkeys are for. */
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

export interface PasskeySite {
  /** The relying party's id: a passkey works on this host alone. */
  rpId: string
  /** Origins whose pages may use it. */
  origins: string[]
}

/**
 * The site at a public origin. On this machine alone it is `localhost`, under whichever of its names the origin was
 * configured: browsers take no IP address for a relying party.
 */
export function passkeySite(publicOrigin: string): PasskeySite {
  const { hostname, origin, protocol, port } = new URL(publicOrigin)
  if (!loopback.has(hostname)) return { rpId: hostname, origins: [origin] }
  return { rpId: 'localhost', origins: [`${protocol}//localhost${port === '' ? '' : `:${port}`}`] }
}
