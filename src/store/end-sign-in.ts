import type { UserSettings } from '#contract/frame.ts'
import type { Store } from '#store/store.ts'

/**
 * Signs the user out on this device and deletes personal data; the device's own settings from before the sign-in apply
 * again (docs/decisions/0026). Resolves to whether this has changed the language, country or currency.
 */
export async function endSignIn(store: Store): Promise<boolean> {
  // Personal data is deleted without waiting for `setToken`, which sends the sign-out to the web tier: on a slow
  // network, the traveller may close the page before the web tier has replied. Restoring the settings and notifying
  // other tabs wait for `setToken`.
  await Promise.all([store.setToken(null), store.forgetPersonal()])
  const own = await store.ownSettings()
  const used = await store.settings()
  if (own !== null) {
    await store.setSettings(own)
    await store.setOwnSettings(null)
  }
  // Other tabs are notified last, because they may reload at once.
  store.tellSignOut()
  return own !== null && !isSameSettings(own, used)
}

/** Whether two settings have the same language, country and currency. */
export const isSameSettings = (one: UserSettings, other: UserSettings): boolean =>
  one.language === other.language && one.country === other.country && one.currency === other.currency
