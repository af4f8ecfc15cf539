/** The proof of a PNR lookup that was sent without scripts: HttpOnly, for the documents of the half hour that it lasts. */
const name = 'pnr-proof'
const halfAnHour = 1800

/** The cookie as `Set-Cookie` takes it; it names the ticket that it is about. */
export const proofCookie = (sessionUnique: string, proof: string, secure: boolean): string =>
  `${name}=${sessionUnique}.${proof}; Max-Age=${halfAnHour}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The proof for this ticket in a Cookie header; null where it has none. */
export function readProofCookie(cookies: string, sessionUnique: string): string | null {
  const [, session, proof] = new RegExp(`(?:^|; )${name}=([\\w-]{22})\\.([\\w-]{20,200})(?:;|$)`).exec(cookies) ?? []
  return session === sessionUnique && proof ? proof : null
}
