/** Calls the gateway to create searches and bookings, whose pages of results, payment and tickets are then measured. */
import { smsCode, testCards } from '#server/payment/sandbox-bank/test-cards.ts'
import { addDays } from '#contract/calendar-date.ts'
import type { ProductName } from '#contract/products.ts'
import { istanbulDay } from '#i18n/istanbul-clock.ts'

let devices = 0
/** Returns a new device ID for each booking, because unpaid bookings are limited per device. */
const newDevice = () => `bench-device-${String(++devices).padStart(6, '0')}`

async function call(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  device = 'bench-device-000000',
): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json', 'X-User-Info': 'tr|TR|TRY', 'X-Device-Id': device }
  const response = await fetch(origin + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text)
}

const airportId = (code: string) => Number.parseInt(code, 36)

/** Starts a one-way flight search for one adult a month ahead; returns the key of the search session. */
export async function startSearch(origin: string, from = 'IST', to = 'ESB'): Promise<string> {
  const reply = await call(origin, 'POST', '/api/flight/gateway/search/', {
    departure_airport: airportId(from),
    arrival_airport: airportId(to),
    departure_date: addDays(istanbulDay(new Date()), 30),
    return_date: null,
    fly_type: 'OW',
    adult_count: 1,
    flight_class: 'economy',
  })
  return String(reply['session_unique'])
}

/**
 * What is searched for buses, transfers and activities. Each search finds many results: Esenler–AŞTİ, Antalya
 * Airport–Belek, Göreme.
 */
const otherSearches = {
  bus: { departure_station: 3401, arrival_station: 601 },
  transfer: {
    departure_location_id: 14213,
    arrival_location_id: 207001,
    departure_pickup_time: '12:00',
    return_date: null,
    return_pickup_time: null,
    travel_type: 'OW',
    passenger_count: 2,
    baggage_count: 2,
  },
  activity: { location_id: 'goreme', adult_count: 2, child_count: 0, child_ages: [] },
} satisfies Record<Exclude<ProductName, 'flight'>, object>

/** Starts a search for a day a month ahead; returns the path of its results page. */
export async function otherResults(origin: string, product: keyof typeof otherSearches): Promise<string> {
  const departure_date = addDays(istanbulDay(new Date()), 30)
  const search = { ...otherSearches[product], departure_date }
  const reply = await call(origin, 'POST', `/api/${product}/gateway/search/`, search)
  return `/${product}/search/?session_unique=${String(reply['session_unique'])}`
}

/** Reads the results of a flight search session. */
export function readResults(origin: string, session: string): Promise<Record<string, unknown>> {
  return call(origin, 'GET', `/api/flight/gateway/search/?session_unique=${session}`)
}

/** Selects the first flight; returns the key of the unpaid booking, ready for payment. */
export async function selectFirst(origin: string, device = newDevice()): Promise<string> {
  const session = await startSearch(origin)
  const { search } = (await readResults(origin, session)) as { search: { product_id: string }[] }
  const first = search[0]
  if (!first) throw new Error('no flights to select')
  const chosen = { product_ids: [first.product_id], alternative_prices: [] }
  const reply = await call(origin, 'POST', '/api/flight/gateway/search/select/', chosen, device)
  if (typeof reply['session_unique'] !== 'string') throw new Error(`not selected: ${String(reply['message'])}`)
  return reply['session_unique']
}

/** Buys the first flight at the sandbox bank; returns the key of the ticketed booking. */
export async function buyFirst(origin: string): Promise<string> {
  const device = newDevice()
  const session = await selectFirst(origin, device)
  const purchase = {
    session_unique: session,
    email: 'bench@ufuk.example',
    phone_code: '90',
    phone: '5321234567',
    passengers: [
      {
        pax_type: 'adult',
        name: 'Deniz',
        surname: 'Yılmaz',
        birth_date: '1990-05-14',
        gender: 'F',
        citizen_number: '17291716060',
      },
    ],
    card_owner: 'Deniz Yılmaz',
    card_number: (testCards.find(({ scenario }) => scenario === 'approved')?.number ?? '').replaceAll(' ', ''),
    card_expiry: '12/30',
    card_cvc: '123',
    condition: true,
  }
  const reply = await call(origin, 'POST', '/api/flight/gateway/payment/', purchase, device)
  const { send_payment: sent } = reply as { send_payment: { pay_url: string; message: string } }
  if (!sent.pay_url) throw new Error(`payment not begun: ${sent.message}`)
  const post = (path: string, form: Record<string, string>) =>
    fetch(new URL(path, origin), { method: 'POST', body: new URLSearchParams(form), redirect: 'follow' })
  const done = await (await post(sent.pay_url, { code: smsCode, action: 'approve' })).text()
  const value = (name: string) => new RegExp(`name="${name}"\\s+value="([^"]+)"`).exec(done)?.[1] ?? ''
  const back = await post('/payment/return/', { reference: value('reference'), token: value('token') })
  if (!back.ok) throw new Error(`payment not finished: ${back.status}`)
  return session
}
