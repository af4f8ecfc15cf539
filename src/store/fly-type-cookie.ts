/** Cookie with the trip type of the last search, so that the server preselects it on home. */
const name = 'fly-type'
const thirtyDays = 2_592_000

/** The trip type cookie for `Set-Cookie` and `document.cookie`. */
export function flyTypeCookie(flyType: 'OW' | 'RT'): string {
  return `${name}=${flyType}; Path=/; Max-Age=${thirtyDays}; SameSite=Lax`
}

/** The trip type in a Cookie header; null if missing. */
export function readFlyTypeCookie(cookies: string): 'OW' | 'RT' | null {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1]
  return value === 'RT' || value === 'OW' ? value : null
}
