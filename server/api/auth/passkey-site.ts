/** Determines the relying party of passkeys: the site for which they are valid. */
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

interface PasskeySite {
  /** The relying party's ID; passkeys work on this host only. */
  rpId: string
  /** Origins whose pages may use the passkeys of this site. */
  origins: string[]
}

/**
 * Returns the relying party of a public origin. A loopback address or host name becomes `localhost`, since browsers
 * accept no IP address as a relying party ID.
 */
export function passkeySite(publicOrigin: string): PasskeySite {
  const { hostname, origin, protocol, port } = new URL(publicOrigin)
  if (!loopback.has(hostname)) return { rpId: hostname, origins: [origin] }
  return { rpId: 'localhost', origins: [`${protocol}//localhost${port === '' ? '' : `:${port}`}`] }
}
