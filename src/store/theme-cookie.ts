/**
 * The choice between light and dark, kept on this device alone. A cookie, so that documents come in the chosen theme
 * from the first paint on; without one the device decides.
 */
const name = 'theme'
const oneYear = 31_536_000

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The theme that a form names; the device's for anything else. */
export function themeOf(value: unknown): Theme {
  return themes.find((theme) => theme === value) ?? 'system'
}

/** The cookie as `Set-Cookie` and `document.cookie` take it. */
export function themeCookie(theme: Theme): string {
  return `${name}=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : oneYear}; SameSite=Lax`
}

/** The theme of a Cookie header or of `document.cookie`. */
export function readThemeCookie(cookies: string): Theme {
  return themeOf(new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1])
}
