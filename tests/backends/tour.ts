/**
 * Makes almost all API calls that `e2e/backends/listed-fields.ts` lists, each at least once, through the app's own
 * client and schemas. In this way, missing or additional fields of a reply are found.
 */
import { accountCalls } from '#api/account.ts'
import { authCalls } from '#api/auth.ts'
import { busBookingCalls } from '#api/bus-booking.ts'
import { busCalls } from '#api/bus.ts'
import { type Api, createApi } from '#api/client.ts'
import { contentCalls } from '#api/content.ts'
import { flightBookingCalls } from '#api/flight-booking.ts'
import { flightCalls } from '#api/flight.ts'
import { frameCalls } from '#api/frame.ts'
import { activityBookingCalls } from '#api/activity-booking.ts'
import { activityOperationCalls } from '#api/activity-operation.ts'
import { activityCalls } from '#api/activity.ts'
import { transferBookingCalls } from '#api/transfer-booking.ts'
import { transferCalls } from '#api/transfer.ts'
import { busPaymentForm as busPaymentRules } from '#contract/bus-payment.ts'
import { flightPaymentForm } from '#contract/flight-payment.ts'
import { activityPaymentForm } from '#contract/activity-payment.ts'
import { chosenExtras, transferPaymentForm } from '#contract/transfer-payment.ts'
import { istanbulDay } from '#i18n/istanbul-clock.ts'
import { flightFormContext } from '#flight/payment/flight-payment-rules.ts'
import { userActivityCalls } from '#profile/products/activity-lists.ts'
import { userBusCalls } from '#profile/products/bus-lists.ts'
import { userFlightCalls } from '#profile/products/flight-lists.ts'
import { userTransferCalls } from '#profile/products/transfer-lists.ts'
import { demoAccount } from '#server/seed/seed.ts'
import { busForm, busPaymentForm } from '#tests/server/support/bus-journey.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { flightForm, flightPayment, roundTrip } from '#tests/server/support/flight-journey.ts'
import { activityForm, activityPayment, departure, ephesus, party } from '#tests/server/support/activity-journey.ts'
import { isPrivate, transferForm, transferPayment } from '#tests/server/support/transfer-journey.ts'
import { goodPassword, registerForm } from '#tests/server/support/account.ts'
import type { Answering } from '../../e2e/backends/by-the-book.ts'
import { type TestGateway, origin } from '#tests/server/support/gateway.ts'
import { noon } from '#tests/server/support/noon.ts'

let attempts = 0
/** Returns a new idempotency key for each payment. */
const newAttempt = () => `00000000-0000-4000-8000-${String(++attempts).padStart(12, '0')}`

const today = istanbulDay(new Date(noon))
const userInfo = { language: 'tr', country: 'TR', currency: 'TRY' }

/** Creates the app's API client, connected to a backend. */
function clientOf(answering: Answering): { api: Api; signIn: (token: string) => void } {
  let signedIn: string | null = null
  const caller = async () => ({
    token: signedIn,
    deviceId: 'device-of-the-tour',
    userInfo,
    isApp: false,
    isAndroid: false,
  })
  return { api: createApi(answering, origin, caller), signIn: (token) => void (signedIn = token) }
}

async function frame(api: Api) {
  const info = await frameCalls.appInfo(api)
  await frameCalls.catalog(api, 'tr', info.locale_versions['tr'] ?? '')
  await frameCalls.countries(api)
  await frameCalls.currency(api, 'TRY')
  await frameCalls.corporatePages(api)
  await contentCalls.faqs(api)
  await contentCalls.branches(api)
  await contentCalls.sendMessage(api, {
    name: 'Deniz Öztürk',
    email: 'deniz@example.com',
    phone: '5321234567',
    message: 'Merhaba',
  })
}

async function account(api: Api, signIn: (token: string) => void) {
  await authCalls.register(api, registerForm())
  await authCalls.forgotPassword(api, { email: 'selin@example.com' })
  const { username, password } = demoAccount
  signIn((await authCalls.login(api, { username, password })).token)
  const user = await frameCalls.user(api)
  await accountCalls.saveProfile(api, user)
  await frameCalls.saveSettings(api, user.settings)
  await contentCalls.notifications(api, 10)
  await contentCalls.notificationInfo(api)

  const person = { gender: 'F', foregein_citizen: false, citizen_number: '', passport: '' } as const
  const passenger = { ...person, name: 'Deniz', surname: 'Öztürk', nationality_id: null, birth_date: null }
  await accountCalls.addPassenger(api, passenger)
  const [saved] = (await accountCalls.passengers(api)).results
  await accountCalls.savePassenger(api, saved?.id ?? 0, passenger)
  await accountCalls.deletePassenger(api, saved?.id ?? 0)
  const place = { city: 'İzmir', district: 'Konak', zip_code: '35250', address: 'Kordon 1' }
  const bill = { ...place, bill_type: 0, billing_name: 'Deniz Öztürk', tax_office: '', tax_number: '' }
  await accountCalls.addBill(api, bill)
  const [kept] = (await accountCalls.bills(api)).results
  await accountCalls.saveBill(api, kept?.id ?? 0, bill)
  await accountCalls.deleteBill(api, kept?.id ?? 0)
  await accountCalls.coupons(api)
  await accountCalls.addCoupon(api, { c_value: 'ILKBILET' })
}

async function flights(api: Api, gateway: TestGateway, changes: Record<string, unknown>) {
  await flightCalls.airports(api, 'ist')
  const form = flightForm({ adult_count: 2, ...changes }) as Parameters<typeof flightCalls.startSearch>[1]
  const { session_unique: session } = await flightCalls.startSearch(api, form)
  const found = await flightCalls.results(api, session)
  const product_ids = [found.search[0]?.product_id ?? '']
  if (form.fly_type === 'RT') {
    const back = await flightCalls.returnItems(api, { product_ids, alternative_prices: [] })
    product_ids.push(back.search[0]?.product_id ?? '')
  }
  const { session_unique: given } = await flightCalls.select(api, { product_ids, alternative_prices: [] })
  const key = given ?? session
  await flightBookingCalls.beforePayment(api, key)
  await flightBookingCalls.usableCoupons(api, key)
  await flightBookingCalls.usableMoneyPoints(api, key)
  const booking = await flightBookingCalls.booking(api, key)
  const typed = flightPayment(key)
  const second = { ...typed.passengers[0], citizen_number: '10000000146' }
  const filled = flightPaymentForm(flightFormContext(booking, today)).parse({
    ...typed,
    passengers: [typed.passengers[0], second],
  })
  const { send_payment: sent } = await flightBookingCalls.sendPayment(api, filled, newAttempt())
  await finishAtBank(gateway, sent.pay_url)
  const paid = await flightBookingCalls.booking(api, key)
  const pnr = paid.departure_booking.info.pnr_code ?? ''
  await flightBookingCalls.checkPnr(api, { pnr, surname: 'Öztürk' })
  await flightBookingCalls.createPriceAlert(api, {
    option: found.search_options.id,
    notify_email: 'deniz@example.com',
    notify_phone: '',
  })
  return { found, booking, paid, info: await flightBookingCalls.bookingInfo(api, key) }
}

async function buses(api: Api, gateway: TestGateway) {
  await busCalls.stations(api, 'ank')
  const { session_unique: session } = await busCalls.startSearch(api, busForm())
  const found = await busCalls.results(api, session)
  const trip = found.search.find(({ information }) => information.seat_type === '2+2')
  const named = { product_id: trip?.product_id ?? '', session_unique: session }
  const { search_item_detail: detail } = await busCalls.detail(api, { ...named, selected_seats: [] })
  const selected_seats = [{ seat: '1', gender: 'F' as const }]
  const { session_unique: given } = await busCalls.select(api, { ...named, selected_seats })
  const key = given ?? session
  await busBookingCalls.beforePayment(api, key)
  const booking = await busBookingCalls.booking(api, key)
  const filled = busPaymentRules({ seats: booking.tickets, today }).parse(busPaymentForm(key))
  const { send_payment: sent } = await busBookingCalls.sendPayment(api, filled, newAttempt())
  await finishAtBank(gateway, sent.pay_url)
  const paid = await busBookingCalls.booking(api, key)
  await busBookingCalls.checkPnr(api, { pnr: paid.pnr_code ?? '', surname: 'Öztürk' })
  await busBookingCalls.createPriceAlert(api, {
    option: found.search_options.id,
    notify_email: 'deniz@example.com',
    notify_phone: '',
  })
  return { found, detail, booking, paid, info: await busBookingCalls.bookingInfo(api, key) }
}

async function transfers(api: Api, gateway: TestGateway) {
  await transferCalls.locations(api, { keyword: 'ant' })
  const form = transferForm() as Parameters<typeof transferCalls.startSearch>[1]
  const { session_unique: session } = await transferCalls.startSearch(api, form)
  const found = await transferCalls.results(api, session)
  const product_id = found.search.find(isPrivate)?.product_id ?? ''
  const { session_unique: given } = await transferCalls.select(api, { product_id, session_unique: session })
  const key = given ?? session
  await transferBookingCalls.beforePayment(api, key)
  await transferBookingCalls.usableCoupons(api, key)
  await transferBookingCalls.usableMoneyPoints(api, key)
  const booking = await transferBookingCalls.booking(api, key)
  const rules = transferPaymentForm({ extras: booking.extra_products, today, language: 'tr' })
  const extra_products = { [String(booking.extra_products[0]?.id)]: 1 }
  const filled = rules.parse(transferPayment(key, { extra_products }))
  const typed = { ...filled, extra_products: chosenExtras(filled.extra_products ?? {}) }
  const { send_payment: sent } = await transferBookingCalls.sendPayment(api, typed, newAttempt())
  await finishAtBank(gateway, sent.pay_url)
  const paid = await transferBookingCalls.booking(api, key)
  await transferBookingCalls.checkPnr(api, { pnr: paid.info.pnr_code ?? '', surname: 'Öztürk' })
  await transferBookingCalls.createPriceAlert(api, {
    option: found.form_data.id,
    notify_email: 'deniz@example.com',
    notify_phone: '',
  })
  return { found, booking, paid, info: await transferBookingCalls.bookingInfo(api, key) }
}

async function activities(api: Api, gateway: TestGateway) {
  const { results: popular } = await activityCalls.popular(api)
  const { results: locations } = await activityCalls.popularLocations(api)
  await activityCalls.points(api, { keyword: 'efes' })
  const location = await activityCalls.location(api, 'efes')
  const detail = await activityCalls.detail(api, ephesus)
  const form = activityForm() as Parameters<typeof activityCalls.startSearch>[1]
  const { session_unique: session } = await activityCalls.startSearch(api, form)
  const found = await activityCalls.results(api, session)
  await activityCalls.select(api, { product_id: found.search[0]?.product_id ?? '', session_unique: session })
  const asked = { activity_id: ephesus, organization_id: departure, ...party }
  const packages = await activityCalls.packages(api, asked)
  const product_id = packages.price_packages[0]?.product_id ?? ''
  const chosen = { product_id, organization_id: departure, session_unique: packages.session_unique }
  const { session_unique: given } = await activityCalls.selectPackage(api, chosen)
  const key = given ?? packages.session_unique
  await activityBookingCalls.beforePayment(api, key)
  const booking = await activityBookingCalls.booking(api, key)
  const rules = activityPaymentForm({
    passengers: [
      { pax_type: 'adult', age_from: 18, age_to: 100 },
      { pax_type: 'adult', age_from: 18, age_to: 100 },
      { pax_type: 'child', age_from: 6, age_to: 11 },
    ],
    departureDate: '2026-12-11',
    today,
  })
  const typed = rules.parse(activityPayment(key))
  const { send_payment: sent } = await activityBookingCalls.sendPayment(api, typed, newAttempt())
  await finishAtBank(gateway, sent.pay_url)
  const paid = await activityBookingCalls.booking(api, key)
  await activityBookingCalls.checkPnr(api, { pnr: paid.info.pnr_code ?? '', surname: 'Öztürk' })
  await activityBookingCalls.createPriceAlert(api, {
    option: found.form_data.id,
    notify_email: 'deniz@example.com',
    notify_phone: '',
  })
  gateway.setClock(Date.parse('2026-12-10T12:00:00+03:00'))
  await activityOperationCalls.sharePosition(api, key, { lat: 37.86, lon: 27.26 })
  const operation = await activityOperationCalls.operation(api, key)
  gateway.setClock(noon)
  const info = await activityBookingCalls.bookingInfo(api, key)
  return { popular, locations, location, detail, found, packages, booking, paid, operation, info }
}

async function lists(api: Api) {
  await flightCalls.recentSearches(api)
  await busCalls.recentSearches(api)
  await transferCalls.recentSearches(api)
  await userTransferCalls.bookings(api)
  await userTransferCalls.alerts(api)
  await activityCalls.recentSearches(api)
  await userActivityCalls.bookings(api)
  await userActivityCalls.alerts(api)
  const [flightTickets, busTickets] = [await userFlightCalls.bookings(api), await userBusCalls.bookings(api)]
  const [flightAlerts, busAlerts] = [await userFlightCalls.alerts(api), await userBusCalls.alerts(api)]
  return { flightTickets, busTickets, flightAlerts, busAlerts }
}

async function leave(api: Api, signIn: (token: string) => void) {
  const { password } = demoAccount
  const chosen = { old_password: password, new_password: goodPassword, comfirm_password: goodPassword }
  signIn((await authCalls.changePassword(api, chosen)).token)
  await authCalls.logout(api)
}

/**
 * Makes every call of the app that the product brief lists (`e2e/backends/listed-fields.ts`), except POST /log/ and
 * POST /user/delete/. The calls go to the backend that `backend` returns. `backend` receives the gateway as
 * `gatewayItself`, so that the returned backend can pass calls on to it. Returns parsed replies about searches and
 * bookings and, as `listed`, the account's flight and bus tickets and price alerts.
 */
export async function tour(gateway: TestGateway, backend: (gatewayItself: Answering) => Answering) {
  const { api, signIn } = clientOf(backend(async (request) => gateway.app.request(request)))
  await frame(api)
  await account(api, signIn)
  const flight = await flights(api, gateway, {})
  const round = await flights(api, gateway, { ...roundTrip, departure_date: '2026-12-11' })
  const bus = await buses(api, gateway)
  const transfer = await transfers(api, gateway)
  const activity = await activities(api, gateway)
  const listed = await lists(api)
  await leave(api, signIn)
  return { flight, round, bus, transfer, activity, listed }
}
