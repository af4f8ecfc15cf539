/** Cookie with the trip type of the last flight search, which the server preselects on home. */
const name = 'fly-type'
const thirtyDays = 2_592_000

/** Returns the trip type cookie as a value for `Set-Cookie` or `document.cookie`. */
export function flyTypeCookie(flyType: 'OW' | 'RT'): string {
  return `${name}=${flyType}; Path=/; Max-Age=${thirtyDays}; SameSite=Lax`
}

/** Returns the trip type in a Cookie header, or null if it is missing. */
export function readFlyTypeCookie(cookies: string): 'OW' | 'RT' | null {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1]
  return value === 'RT' || value === 'OW' ? value : null
}
