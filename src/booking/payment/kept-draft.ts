/**
 * Stores the draft of a payment form (docs/decisions/0024-leaving-payment.md). National ID, passport number and the
 * passport's expiry date are stored at most until the hold ends. The other fields are stored at most until the booking
 * is paid, reserved, refunded or cancelled, or the payment is abandoned. When the traveller opens the online payment of
 * a reserved booking, its payment form has a draft again. A sign-out deletes every draft.
 */
import type { ProductName } from '#contract/products.ts'
import type { Draft, Store } from '#store/store.ts'

const lastingName = (product: ProductName) => `${product}-payment`
const identityName = (product: ProductName) => `${product}-payment-identity`
const identityField = /\.(citizen_number|passport|passport_expiry_date)$/

/** Resolves to the stored draft of a product; null if none is stored. */
export async function readDraft(store: Pick<Store, 'draft'>, product: ProductName): Promise<Draft | null> {
  const [lasting, identity] = await Promise.all([store.draft(lastingName(product)), store.draft(identityName(product))])
  return lasting || identity ? { ...lasting, ...identity } : null
}

/**
 * Stores the draft in place of the previous one. `holdEnds` is the end of the hold, in ms since 1970 by this device's
 * clock.
 */
export async function writeDraft(store: Store, product: ProductName, draft: Draft, holdEnds: number): Promise<void> {
  const [lasting, identity]: [Draft, Draft] = [{}, {}]
  for (const [name, value] of Object.entries(draft)) (identityField.test(name) ? identity : lasting)[name] = value
  await store.setDraft(lastingName(product), filled(lasting))
  await store.setDraft(identityName(product), filled(identity), holdEnds)
}

const typedField = /(^|\.)(email|phone|name|surname|birth_date)$/

/**
 * Returns whether a draft has values that the traveller typed and that are suggested for another booking too. A form in
 * which nothing was typed may have a draft as well, with the fields that are never empty.
 */
export const hasTyped = (draft: Draft | null) => Object.keys(draft ?? {}).some((name) => typedField.test(name))

const filled = (draft: Draft) => (Object.keys(draft).length > 0 ? draft : null)

/**
 * Returns the names under which the two parts of a product's draft are stored: the part without national ID and
 * passport, then the part that has only these.
 */
export const draftNames = (product: ProductName) => [lastingName(product), identityName(product)]

/** Deletes the draft of a product that is stored on this device. */
export async function forgetDraft(store: Store, product: ProductName): Promise<void> {
  for (const name of draftNames(product)) await store.setDraft(name, null)
}
