/**
 * Helpers for browser tests of activity purchases: some book an activity by API calls, others fill in the payment
 * screen as a traveller does.
 */
import type { APIRequestContext, Page } from 'playwright/test'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import type { ActivityDates, ActivityDetailResults } from '#contract/activity-detail.ts'
import type { Account } from './account.ts'
import { dayAhead, keyOf } from './gateway.ts'
import { can, payerWith, deniz, fillContact, fillPerson, part, type Scenario, type Traveller } from './payment.ts'
import { approveAtBank } from './purchase.ts'
import { expect } from './expect.ts'

export const activityPaymentPath = (session: string) => `/activity/payment/?session_unique=${session}`
export const activityTicketPath = (session: string) => `/activity/booking/detail/${session}/`

/**
 * ID of a day trip to Ephesus with a pick-up: infants are free, children from 6 to 11 pay less, and older ones pay as
 * adults.
 */
export const ephesus = 'efes-gunubirlik'

/**
 * A child who turns eight on 1 January of this year, and nine next year: in both years one of the children from 6 to
 * 11.
 */
export const duru: Traveller = {
  name: 'Duru',
  surname: 'Yılmaz',
  gender: 'Kadın',
  born: `${Number(dayAhead(0).slice(0, 4)) - 8}-01-01`,
  nationalId: '29027412580',
}
export const efe: Traveller = { ...duru, name: 'Efe', gender: 'Erkek', nationalId: '34512908776' }

export interface Outing {
  /** ID of the activity; the day trip to Ephesus by default. */
  activity?: string
  /** Number of days from today; selects the first available departure from that day on. */
  leaves?: number
  adults?: number
  ages?: number[]
  /** Account of the buyer; a guest by default. */
  account?: Account
}

const headersOf = (account?: Account) => (account ? { headers: { Authorization: `Token ${account.token}` } } : {})

/** Selects places in a group activity with a price per traveller; returns the key of the unpaid booking. */
export async function selectActivity(request: APIRequestContext, outing: Outing = {}): Promise<string> {
  const { activity = ephesus, leaves = 20, adults = 2, ages = [], account } = outing
  const party = { adult_count: adults, child_count: ages.length, child_ages: ages }
  const query = new URLSearchParams({
    from: dayAhead(leaves),
    to: dayAhead(leaves + 20),
    adult_count: String(adults),
    child_count: String(ages.length),
    child_ages: ages.join(','),
  })
  const dates: ActivityDates = await (await request.get(`/api/activity/detail/${activity}/dates/?${query}`)).json()
  const free = dates.results.find(({ status }) => status === 'AVAILABLE')
  expect(free).toBeDefined()
  const organization_id = free?.id
  const found = await request.post('/api/activity/gateway/detail/', {
    data: { activity_id: activity, organization_id, ...party },
    ...headersOf(account),
  })
  expect(found.ok(), await found.text()).toBe(true)
  const { session_unique, price_packages: packages }: ActivityDetailResults = await found.json()
  const product_id = packages.find(({ priced_per: priced }) => priced === 'unit')?.product_id
  const data = { product_id, organization_id, session_unique }
  return keyOf(await request.post('/api/activity/gateway/detail/select/', { data, ...headersOf(account) }))
}

/** Reads the booking with this key from the gateway. */
export async function activityBookingOf(
  request: APIRequestContext,
  session: string,
  account?: Account,
): Promise<ActivityBooking> {
  const response = await request.get(`/api/activity/booking/${session}/`, headersOf(account))
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}

/** Pays for a selected activity of up to two adults and two children, by API calls and on the bank's page. */
export async function payActivity(
  request: APIRequestContext,
  session: string,
  { scenario = 'approved', account }: { scenario?: Scenario; account?: Account } = {},
): Promise<void> {
  const { tickets } = await activityBookingOf(request, session, account)
  const adults = [deniz, can]
  const children = [duru, efe]
  const passengers = tickets.map(({ pax_type, age_from: from }) => {
    const who = (from < 12 ? children : adults).shift() ?? deniz
    const gender = who.gender === 'Kadın' ? 'F' : 'M'
    return {
      pax_type,
      name: who.name,
      surname: who.surname,
      citizen_number: who.nationalId,
      birth_date: who.born,
      gender,
    }
  })
  const response = await request.post('/api/activity/gateway/payment/', {
    data: {
      session_unique: session,
      passengers,
      ...payerWith(scenario),
    },
    ...headersOf(account),
  })
  const { send_payment: reply } = await response.json()
  expect(reply).toMatchObject({ status: true })
  await approveAtBank(request, reply.pay_url)
}

/** Buys an activity; returns the key of the ticketed booking. */
export async function buyActivity(request: APIRequestContext, outing: Outing = {}): Promise<string> {
  const session = await selectActivity(request, outing)
  await payActivity(request, session, outing.account ? { account: outing.account } : {})
  return session
}

export const fillParticipant = (page: Page, place: number, who: Traveller): Promise<void> =>
  fillPerson(part(page, `${place}. Katılımcı`), who)

/** Fills the contact details and two adult travellers into the payment form. */
export async function fillAdults(page: Page): Promise<void> {
  await fillContact(page)
  await fillParticipant(page, 1, deniz)
  await fillParticipant(page, 2, can)
}
