export const settingsCookieName = 'settings'
