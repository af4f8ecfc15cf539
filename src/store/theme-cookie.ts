/**
 * Cookie with the colour theme of this device, so that documents use it from the first paint; without it the system's
 * theme applies.
 */
const name = 'theme'
const oneYear = 31_536_000

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The theme in a form value; the system's theme for any other value. */
export function themeOf(value: unknown): Theme {
  return themes.find((theme) => theme === value) ?? 'system'
}

/** The theme cookie for `Set-Cookie` and `document.cookie`. */
export function themeCookie(theme: Theme): string {
  return `${name}=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : oneYear}; SameSite=Lax`
}

/** The theme in a Cookie header or `document.cookie`. */
export function readThemeCookie(cookies: string): Theme {
  return themeOf(new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1])
}
