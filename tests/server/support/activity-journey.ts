/** Runs the steps of an activity's purchase through the gateway's API. */
import { SavedCouponList } from '#contract/account.ts'
import { ActivityBooking } from '#contract/activity-booking.ts'
import { ActivityDetailResults } from '#contract/activity-detail.ts'
import { ActivityResults } from '#contract/activity-results.ts'
import { ActivitySearchReply } from '#contract/activity-search.ts'
import { SelectReply } from '#contract/booking.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'
import { fromHere, remembered, type Client, type Headers } from '#tests/server/support/clients.ts'
import { payer } from '#tests/support/payer.ts'
import { keyOf, purchaseCalls, resetPurchases } from '#tests/server/support/purchase-calls.ts'

/** Resets the supplier, and deletes the bookings with all rows that belong to them, and the e-mails. */
export async function resetActivities(gateway: TestGateway): Promise<void> {
  Object.assign(gateway.activities, { unitPrice: 90_000, places: 12, elsewhere: 0 })
  gateway.activities.calledOff.clear()
  await resetPurchases(gateway, 'activity')
}

/** ID of a day at Ephesus with a pick-up: children below six are free; children from six and adults from twelve pay. */
export const ephesus = 'efes-gunubirlik'
/** ID of the departure of `ephesus` ten days after `noon`. */
export const departure = `${ephesus}_20261211T0845`
/** ID of museum tickets on free sale. */
export const museums = 'sultanahmet-muze-paketi'

export const party = { adult_count: 2, child_count: 1, child_ages: [9] }

/** Returns a search form for a location and the date in ten days; `changes` override its fields. */
export const activityForm = (changes: Record<string, unknown> = {}) => ({
  location_id: 'efes',
  departure_date: '2026-12-11',
  ...party,
  ...changes,
})

const searchPath = '/api/activity/gateway/search/'

export async function searchActivities(gateway: Client, changes: Record<string, unknown> = {}, headers?: Headers) {
  return ActivitySearchReply.parse(await gateway.json('POST', searchPath, activityForm(changes), headers))
}

export async function activityResults(gateway: Client, session: string, headers?: Headers) {
  const body = { session_unique: session }
  return ActivityResults.parse(await gateway.json('POST', searchPath, body, fromHere(headers, session)))
}

/** Starts a search for an activity's packages; returns the packages of a departure. */
export async function packagesOf(gateway: Client, changes: Record<string, unknown> = {}, headers?: Headers) {
  const body = { activity_id: ephesus, organization_id: departure, ...party, ...changes }
  return ActivityDetailResults.parse(
    await gateway.json('POST', '/api/activity/gateway/detail/', body, fromHere(headers)),
  )
}

/** Starts a search for an activity's packages; returns its session and its cheapest package. */
export async function foundPackage(gateway: Client, changes: Record<string, unknown> = {}, headers?: Headers) {
  const found = await packagesOf(gateway, changes, headers)
  const item = found.price_packages[0]
  if (!item || !found.organization) throw new Error('no package')
  return { found, session: found.session_unique, item, organization: found.organization.id }
}

export async function selectPackage(
  gateway: Client,
  { session, item, organization }: { session: string; item: { product_id: string }; organization: string },
  headers?: Headers,
  changes: Record<string, unknown> = {},
) {
  const body = { product_id: item.product_id, organization_id: organization, session_unique: session, ...changes }
  const path = '/api/activity/gateway/detail/select/'
  return remembered(SelectReply.parse(await gateway.json('POST', path, body, fromHere(headers, session))), session)
}

/** Selects the cheapest package; returns the key of the unpaid booking. */
export async function heldActivity(
  gateway: Client,
  changes: Record<string, unknown> = {},
  headers?: Headers,
): Promise<string> {
  return keyOf(await selectPackage(gateway, await foundPackage(gateway, changes, headers), headers))
}

const person = { foregein_citizen: false, gender: 'F' }
export const passengers = [
  { ...person, name: 'Deniz', surname: 'Öztürk', citizen_number: '17291716060', birth_date: '1990-05-14' },
  { ...person, name: 'Selin', surname: 'Öztürk', citizen_number: '10000000146', birth_date: '1991-01-01' },
  { ...person, name: 'Duru', surname: 'Öztürk', citizen_number: '29027412546', birth_date: '2017-03-04' },
]

/** Returns a valid payment form with a card; `changes` override its fields. */
export const activityPayment = (key: string, changes: Record<string, unknown> = {}) => ({
  session_unique: key,
  passengers,
  ...payer,
  ...changes,
})

export const {
  send: sendActivity,
  pay: payActivity,
  before: beforeActivity,
  info: activityInfo,
  cancel: cancelActivity,
  payAtBank: payFormAtBank,
} = purchaseCalls('activity')

export async function activityBooking(gateway: Client, key: string, headers?: Headers) {
  const reply = await gateway.json('GET', `/api/activity/booking/${key}/`, undefined, fromHere(headers, key))
  return ActivityBooking.parse(reply)
}

/** Pays a selected booking with a card and returns from the bank. */
export const payAtBank = (
  gateway: Client,
  key: string,
  changes: Record<string, unknown> = {},
  headers?: Headers,
): Promise<void> => payFormAtBank(gateway, activityPayment(key, changes), headers)

/**
 * Buys an activity; returns the key of the ticketed booking. `changes` override fields of the payment form, and `asked`
 * overrides fields of the search for packages.
 */
export async function ticketedActivity(
  gateway: Client,
  changes: Record<string, unknown> = {},
  headers?: Headers,
  asked: Record<string, unknown> = {},
): Promise<string> {
  const key = await heldActivity(gateway, asked, headers)
  await payAtBank(gateway, key, changes, headers)
  return key
}

/** Returns the coupons that the user can use. */
export async function activeCoupons(gateway: Client, user: Headers) {
  const { results } = SavedCouponList.parse(await gateway.json('GET', '/api/user/coupons/', undefined, user))
  return results.filter(({ active }) => active)
}
