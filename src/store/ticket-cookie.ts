/** The cookie by which home knows, before it opens the store, that this device keeps a ticket. It says nothing else. */
const name = 'has-ticket'
const oneYear = 31_536_000

/** The cookie as `document.cookie` takes it. */
export function ticketCookie(has: boolean): string {
  return `${name}=1; Path=/; Max-Age=${has ? oneYear : 0}; SameSite=Lax`
}

/** Whether this device keeps a ticket, by its cookies. */
export function hasTicketCookie(cookies: string): boolean {
  return cookies.includes(`${name}=1`)
}
