/**
 * Describes how the tests in this folder buy each product, in two ways. The forms, loaders and actions of the product's
 * screens run while the network, the bank or the device's clock has a fault. Direct calls to the gateway make the same
 * purchase without a network fault.
 */
import { activityProduct } from '#activity/activity-product.ts'
import { action as payForActivity } from '#activity/payment/payment-route.tsx'
import { action as choosePackage } from '#activity/reservation/packages-route.ts'
import { loader as loadActivities } from '#activity/search/search-route.tsx'
import { flightProduct } from '#flight/flight-product.ts'
import { action as payForFlight } from '#flight/payment/payment-route.tsx'
import { action as chooseFlight, loader as loadFlights } from '#flight/search/search-route.tsx'
import { busProduct } from '#bus/bus-product.ts'
import { action as payForBus } from '#bus/payment/payment-route.tsx'
import { action as chooseSeat, loader as loadBuses } from '#bus/search/search-route.tsx'
import type { AnyBooking, BookingProduct } from '#booking/booking-product.ts'
import type { ProductName } from '#contract/products.ts'
import { activityDraft } from '#home/activity/activity-fields.ts'
import { startActivitySearch } from '#home/activity/start-activity-search.ts'
import { busDraft } from '#home/bus/bus-fields.ts'
import { startBusSearch } from '#home/bus/start-bus-search.ts'
import { flightDraft } from '#home/flight/flight-fields.ts'
import { startFlightSearch } from '#home/flight/start-flight-search.ts'
import { startTransferSearch } from '#home/transfer/start-transfer-search.ts'
import { transferDraft } from '#home/transfer/transfer-fields.ts'
import type { PostedForm, World } from '#tests/faults/world.ts'
import {
  activityBooking,
  activityPayment,
  ephesus,
  heldActivity,
  packagesOf,
  passengers,
  payActivity,
} from '#tests/server/support/activity-journey.ts'
import { busBooking, busDetail, busResults, payBus, searchBus, selectSeats } from '#tests/server/support/bus-journey.ts'
import type { Client } from '#tests/server/support/clients.ts'
import {
  flightBooking,
  flightResults,
  heldFlight,
  payFlight,
  searchFlights,
} from '#tests/server/support/flight-journey.ts'
import { keyOf } from '#tests/server/support/purchase-calls.ts'
import {
  heldTransfer,
  payTransfer,
  searchTransfers,
  transferBooking,
  transferPayment,
  transferResults,
} from '#tests/server/support/transfer-journey.ts'
import { payerCard, payerContact } from '#tests/support/payer.ts'
import { postedForm as postedBusForm } from '#tests/src/bus/payment/bus-payment-gateway.ts'
import { postedForm as postedFlightForm } from '#tests/src/flight/payment/flight-payment-gateway.ts'
import { action as payForTransfer } from '#transfer/payment/payment-route.tsx'
import { action as chooseTransfer, loader as loadTransfers } from '#transfer/search/search-route.tsx'
import { transferProduct } from '#transfer/transfer-product.ts'

type Handler = (args: ReturnType<World['args']>) => Promise<unknown>

export interface FaultProduct {
  /** Returns the search form that the home screen posts, for a journey on a plain date. */
  typed: (day: string) => PostedForm
  /** The action that starts a search. Below, `load` is the loader of the results; `choose` and `pay` are actions. */
  start: Handler
  draft: string
  /** One of the posted fields whose values the stored draft still contains after a search has failed. */
  kept: string
  load: Handler
  choose: Handler
  /** Returns the form that selects the first result of a search. */
  choice: (gateway: Client, session: string) => Promise<PostedForm>
  pay: Handler
  paymentForm: (session: string, changes: Record<string, string>) => PostedForm
  product: BookingProduct<AnyBooking>
  /**
   * These four functions make the purchase by calls to the gateway that do not pass the simulated network, so that none
   * of its faults affects them. `search` returns the session of a search, `selected` the key of a selection, `payUrl`
   * the URL of the bank's page, and `pnr` the PNR of the ticket.
   */
  search: (gateway: Client) => Promise<string>
  selected: (gateway: Client) => Promise<string>
  payUrl: (gateway: Client, session: string, card: string) => Promise<string>
  pnr: (gateway: Client, session: string) => Promise<string | null>
}

const flight: FaultProduct = {
  typed: (departure_date) => ({
    fly_type: 'OW',
    departure_keyword: 'IST',
    arrival_keyword: 'ESB',
    departure_date,
    return_date: '2026-12-20',
    adult_count: '2',
    child_count: '0',
    senior_count: '0',
    infant_count: '0',
    flight_class: 'economy',
  }),
  start: startFlightSearch,
  draft: flightDraft,
  kept: 'adult_count',
  load: async (args) => loadFlights(args),
  choose: async (args) => chooseFlight(args),
  choice: async (gateway, session) => ({
    intent: 'select',
    product_ids: (await flightResults(gateway, session)).search[0]?.product_id ?? '',
    alternative_prices: '',
  }),
  pay: async (args) => payForFlight(args),
  paymentForm: postedFlightForm,
  product: flightProduct,
  search: async (gateway) => (await searchFlights(gateway)).session_unique,
  selected: (gateway) => heldFlight(gateway),
  payUrl: async (gateway, session, card) => (await payFlight(gateway, session, { card_number: card })).pay_url,
  pnr: async (gateway, session) => (await flightBooking(gateway, session)).departure_booking.info.pnr_code,
}

/**
 * Finds the first seat that a woman can buy, and its trip. Earlier tests may have bought other seats, because all tests
 * use the same gateway.
 */
async function freeSeat(gateway: Client, session: string): Promise<{ trip: string; seat: string }> {
  for (const { product_id: trip } of (await busResults(gateway, session)).search) {
    const { seat_matrix: rows } = await busDetail(gateway, session, trip)
    const free = rows.flat().find((cell) => cell?.is_empty && cell.active && cell.can_sale_female)
    if (free) return { trip, seat: free.seat }
  }
  throw new Error('All seats are sold')
}

const bus: FaultProduct = {
  typed: (departure_date) => ({ departure_keyword: 'Esenler', arrival_keyword: 'AŞTİ', departure_date }),
  start: startBusSearch,
  draft: busDraft,
  kept: 'departure_keyword',
  load: async (args) => loadBuses(args),
  choose: async (args) => chooseSeat(args),
  async choice(gateway, session) {
    const { trip, seat } = await freeSeat(gateway, session)
    return { intent: 'select', product_id: trip, [`seat:${seat}`]: 'F' }
  },
  pay: async (args) => payForBus(args),
  paymentForm: postedBusForm,
  product: busProduct,
  search: async (gateway) => (await searchBus(gateway)).session_unique,
  async selected(gateway) {
    const { session_unique: session } = await searchBus(gateway)
    const { trip, seat } = await freeSeat(gateway, session)
    return keyOf(await selectSeats(gateway, session, trip, [[Number(seat), 'F']]))
  },
  payUrl: async (gateway, session, card) => (await payBus(gateway, session, ['F'], { card_number: card })).pay_url,
  pnr: async (gateway, session) => (await busBooking(gateway, session)).pnr_code,
}

let searches = 0
/**
 * Returns form fields of a search for one traveller. Each search is for another day than the previous one, so that no
 * test takes the vehicles that another test needs.
 */
const alone = () => ({ passenger_count: 1, departure_date: `2026-12-${10 + (searches++ % 20)}` })

const transfer: FaultProduct = {
  typed: (departure_date) => ({
    travel_type: 'OW',
    departure_keyword: 'Belek',
    arrival_keyword: 'Kaleiçi',
    departure_date,
    departure_pickup_time: '21:30',
    return_date: '2026-12-20',
    return_pickup_time: '10:00',
    passenger_count: '2',
    baggage_count: '1',
  }),
  start: startTransferSearch,
  draft: transferDraft,
  kept: 'passenger_count',
  load: async (args) => loadTransfers(args),
  choose: async (args) => chooseTransfer(args),
  choice: async (gateway, session) => ({
    intent: 'select',
    product_id: (await transferResults(gateway, session)).search[0]?.product_id ?? '',
  }),
  pay: async (args) => payForTransfer(args),
  paymentForm: (session, changes) => ({
    session_unique: session,
    idempotency_key: `key-${session}`,
    payment_type: '1',
    ...payerContact,
    'passengers[0].name': 'Deniz',
    'passengers[0].surname': 'ÖZTÜRK',
    ...payerCard,
    condition: 'true',
    ...changes,
  }),
  product: transferProduct,
  search: async (gateway) => (await searchTransfers(gateway, alone())).session_unique,
  selected: (gateway) => heldTransfer(gateway, alone()),
  payUrl: async (gateway, session, card) =>
    (await payTransfer(gateway, transferPayment(session, { card_number: card }))).pay_url,
  pnr: async (gateway, session) => (await transferBooking(gateway, session)).info.pnr_code,
}

/**
 * Returns a request for the packages of a departure for one adult. Each request is for another day than the previous
 * one, so that no test takes the places that another test needs.
 */
const alonePackage = () => ({
  adult_count: 1,
  child_count: 0,
  child_ages: [],
  organization_id: `${ephesus}_202612${10 + (searches++ % 20)}T0845`,
})

/** For each session of a search for the packages of a departure, the ID of this departure. */
const departures = new Map<string, string>()

const activity: FaultProduct = {
  typed: (departure_date) => ({
    location_keyword: 'Efes ve Selçuk',
    departure_date,
    adult_count: '2',
    child_count: '0',
  }),
  start: startActivitySearch,
  draft: activityDraft,
  kept: 'adult_count',
  load: async (args) => loadActivities(args),
  choose: async (args) => choosePackage(args),
  async choice(gateway, session) {
    const { organization_id: organization, ...alone } = alonePackage()
    const asked = { ...alone, organization_id: departures.get(session) ?? organization, session_unique: session }
    const [first] = (await packagesOf(gateway, asked)).price_packages
    return {
      product_id: first?.product_id ?? '',
      organization_id: asked.organization_id,
      session_unique: session,
      price: String(first?.price.total ?? ''),
    }
  },
  pay: async (args) => payForActivity(args),
  paymentForm: (session, changes) => ({
    session_unique: session,
    idempotency_key: `key-${session}`,
    ...payerContact,
    'passengers[0].name': 'Deniz',
    'passengers[0].surname': 'ÖZTÜRK',
    'passengers[0].citizen_number': '17291716060',
    'passengers[0].birth_date': '1990-05-14',
    'passengers[0].gender': 'F',
    ...payerCard,
    condition: 'true',
    ...changes,
  }),
  product: activityProduct,
  async search(gateway) {
    const asked = alonePackage()
    const { session_unique: session } = await packagesOf(gateway, asked)
    departures.set(session, asked.organization_id)
    return session
  },
  selected: (gateway) => heldActivity(gateway, alonePackage()),
  payUrl: async (gateway, session, card) =>
    (await payActivity(gateway, activityPayment(session, { card_number: card, passengers: passengers.slice(0, 1) })))
      .pay_url,
  pnr: async (gateway, session) => (await activityBooking(gateway, session)).info.pnr_code,
}

export const faultProducts: Record<ProductName, FaultProduct> = { flight, bus, transfer, activity }
