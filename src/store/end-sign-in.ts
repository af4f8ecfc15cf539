import type { Store } from '#store/store.ts'

/**
 * Signs the user out on this device and deletes personal data; the device's own settings from before the sign-in apply
 * again (docs/decisions/0026). Resolves to whether these settings differ from the current ones.
 */
export async function endSignIn(store: Store): Promise<boolean> {
  // The sign-in token is deleted first, because other tabs reload as soon as they are notified.
  await store.setToken(null)
  const own = await store.ownSettings()
  const used = await store.settings()
  if (own !== null) {
    await store.setSettings(own)
    await store.setOwnSettings(null)
  }
  await store.forgetPersonal()
  const { language, country, currency } = own ?? used
  return language !== used.language || country !== used.country || currency !== used.currency
}
