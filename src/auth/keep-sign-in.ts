import type { Store } from '#store/store.ts'

/** Keeps the token of a new sign-in. Whoever was signed in here until now leaves nothing to the next; what a guest kept is their own. */
export async function keepSignIn(store: Store, token: string): Promise<void> {
  const before = await store.token()
  if (before !== null && before !== token) await store.forgetPersonal()
  await store.setToken(token)
}
