/**
 * Cookie that tells home whether this device has a stored ticket, before the browser's storage is opened. It contains
 * no other data.
 */
const name = 'has-ticket'
const oneYear = 31_536_000

/** Returns the ticket cookie as a value for `document.cookie`; `has` false deletes it. */
export function ticketCookie(has: boolean): string {
  return `${name}=1; Path=/; Max-Age=${has ? oneYear : 0}; SameSite=Lax`
}

/** Whether this device has a stored ticket, according to the given cookies. */
export function hasTicketCookie(cookies: string): boolean {
  return cookies.includes(`${name}=1`)
}
