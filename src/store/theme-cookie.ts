/**
 * Cookie with the colour theme of this device, which server-rendered pages use from the first paint. Without the
 * cookie, the operating system's theme applies.
 */
const name = 'theme'
const oneYear = 31_536_000

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Returns the theme that a form value names, or 'system' for any other value. */
export function themeOf(value: unknown): Theme {
  return themes.find((theme) => theme === value) ?? 'system'
}

/** Returns the theme cookie as a value for `Set-Cookie` or `document.cookie`. */
export function themeCookie(theme: Theme): string {
  return `${name}=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : oneYear}; SameSite=Lax`
}

/**
 * Reads the theme from the value of a Cookie header or of `document.cookie`. Returns 'system' if the theme cookie is
 * missing or invalid.
 */
export function readThemeCookie(cookies: string): Theme {
  return themeOf(new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1])
}
