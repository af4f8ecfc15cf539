/** Cookie with the PNR proof that a lookup without JavaScript has given; it is HttpOnly and valid for half an hour. */
const name = 'pnr-proof'
const halfAnHour = 1800

/** Returns the value for `Set-Cookie`; the cookie contains the ticket's `session_unique` and the PNR proof. */
export const proofCookie = (sessionUnique: string, proof: string, secure: boolean): string =>
  `${name}=${sessionUnique}.${proof}; Max-Age=${halfAnHour}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** Returns the PNR proof for the given ticket from a Cookie header, or null if there is none. */
export function readProofCookie(cookies: string, sessionUnique: string): string | null {
  const [, session, proof] = new RegExp(`(?:^|; )${name}=([\\w-]{22})\\.([\\w-]{20,200})(?:;|$)`).exec(cookies) ?? []
  return session === sessionUnique && proof ? proof : null
}
