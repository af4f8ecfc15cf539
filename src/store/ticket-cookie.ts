/**
 * Cookie from which home knows, before the store is opened, whether this device has a stored ticket. It contains
 * nothing else.
 */
const name = 'has-ticket'
const oneYear = 31_536_000

/** The ticket cookie as a `document.cookie` value. */
export function ticketCookie(has: boolean): string {
  return `${name}=1; Path=/; Max-Age=${has ? oneYear : 0}; SameSite=Lax`
}

/** Whether this device has a stored ticket, according to its cookies. */
export function hasTicketCookie(cookies: string): boolean {
  return cookies.includes(`${name}=1`)
}
