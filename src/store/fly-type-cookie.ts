/** The cookie that tells the server the trip type of the last search, so that home preselects it before scripts run. */
const name = 'fly-type'
const thirtyDays = 2_592_000

/** The cookie as `Set-Cookie` and `document.cookie` take it. */
export function flyTypeCookie(flyType: 'OW' | 'RT'): string {
  return `${name}=${flyType}; Path=/; Max-Age=${thirtyDays}; SameSite=Lax`
}

/** The trip type of a request's Cookie header; null where it has none. */
export function readFlyTypeCookie(cookies: string): 'OW' | 'RT' | null {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1]
  return value === 'RT' || value === 'OW' ? value : null
}
