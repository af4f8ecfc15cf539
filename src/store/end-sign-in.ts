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
  const { language, country, currency } = own ?? used
  return language !== used.language || country !== used.country || currency !== used.currency
}
