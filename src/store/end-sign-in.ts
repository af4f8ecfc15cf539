import type { Store } from '#store/store.ts'

/**
 * Ends the sign-in on this device, with all that is personal; the device reads in its own settings again, those from
 * before the sign-in (docs/decisions/0026). Answers whether they are others than those in use until now.
 */
export async function endSignIn(store: Store): Promise<boolean> {
  // First of all the token: the other tabs load anew as soon as they hear of it.
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
