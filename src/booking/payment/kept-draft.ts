/**
 * What was typed into an unfinished payment form, as this device keeps it: names and contact until the form is done
 * with, numbers of identity papers no longer than the seats are held (docs/decisions/0024-leaving-payment.md).
 */
import type { ProductName } from '#contract/products.ts'
import type { Draft, Store } from '#store/store.ts'

const lastingName = (product: ProductName) => `${product}-payment`
const identityName = (product: ProductName) => `${product}-payment-identity`
const identityField = /\.(citizen_number|passport|passport_expiry_date)$/

/** What is kept of a product's form; null where nothing is. */
export async function readDraft(store: Store, product: ProductName): Promise<Draft | null> {
  const [lasting, identity] = await Promise.all([store.draft(lastingName(product)), store.draft(identityName(product))])
  return lasting || identity ? { ...lasting, ...identity } : null
}

/** Keeps what the form holds in place of what was kept. `holdEnds` is in ms since 1970, by the clock of this device. */
export async function writeDraft(store: Store, product: ProductName, draft: Draft, holdEnds: number): Promise<void> {
  const [lasting, identity]: [Draft, Draft] = [{}, {}]
  for (const [name, value] of Object.entries(draft)) (identityField.test(name) ? identity : lasting)[name] = value
  await store.setDraft(lastingName(product), filled(lasting))
  await store.setDraft(identityName(product), filled(identity), holdEnds)
}

const filled = (draft: Draft) => (Object.keys(draft).length > 0 ? draft : null)

/** Forgets what is kept of a product's form. */
export async function forgetDraft(store: Store, product: ProductName): Promise<void> {
  await store.setDraft(lastingName(product), null)
  await store.setDraft(identityName(product), null)
}
