import type { Store } from '#store/store.ts'

/**
 * Signs the user out on this device and deletes personal data; the device's own settings from before the sign-in apply
 * again (docs/decisions/0026). Resolves to whether these settings differ from the current ones.
 */
export async function endSignIn(store: Store): Promise<boolean> {
  // Personal data is deleted without waiting for `setToken`, which also tells the web tier: the traveller may close the
  // page while a slow network delays that. The settings and the other tabs wait for it.
  await Promise.all([store.setToken(null), store.forgetPersonal()])
  const own = await store.ownSettings()
  const used = await store.settings()
  if (own !== null) {
    await store.setSettings(own)
    await store.setOwnSettings(null)
  }
  // Other tabs reload as soon as they are notified, so this comes last.
  store.tellSignOut()
  const { language, country, currency } = own ?? used
  return language !== used.language || country !== used.country || currency !== used.currency
}
