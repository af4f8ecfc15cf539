/** Name of the cookie with language, country and currency. */
export const settingsCookieName = 'settings'
