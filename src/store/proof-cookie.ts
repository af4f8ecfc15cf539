/** Cookie with the proof of a PNR lookup without scripts: HttpOnly, valid for half an hour. */
const name = 'pnr-proof'
const halfAnHour = 1800

/** The proof cookie for `Set-Cookie`; it contains the ticket's key and the proof. */
export const proofCookie = (sessionUnique: string, proof: string, secure: boolean): string =>
  `${name}=${sessionUnique}.${proof}; Max-Age=${halfAnHour}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The proof for this ticket in a Cookie header; null if there is none. */
export function readProofCookie(cookies: string, sessionUnique: string): string | null {
  const [, session, proof] = new RegExp(`(?:^|; )${name}=([\\w-]{22})\\.([\\w-]{20,200})(?:;|$)`).exec(cookies) ?? []
  return session === sessionUnique && proof ? proof : null
}
