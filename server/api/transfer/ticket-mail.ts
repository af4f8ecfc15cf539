/** Writes the transfer part of the confirmation e-mail. */
import { transferEvents } from '#contract/transfer-calendar.ts'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { bookingView } from '#server/api/transfer/booking-view.ts'
import { transferSnapshot } from '#server/api/transfer/snapshot.ts'
import { anybody } from '#server/http/traveller.ts'
import type { TicketMail } from '#server/parts/product.ts'
import { fullName } from '#server/text/full-name.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { moneyText } from '#server/text/money.ts'
import { dayText, instantText } from '#server/text/written-date.ts'

const words = {
  tr: {
    ticket: (pnr: string) => `Transfer biletiniz hazır: ${pnr}`,
    reserved: (pnr: string) => `Transfer rezervasyonunuz yapıldı: ${pnr}`,
    out: 'Gidiş',
    back: 'Dönüş',
    landing: (minutes: number) => `İnişten sonra ${minutes} dakika ücretsiz bekleme`,
    waiting: (minutes: number) => `${minutes} dakika ücretsiz bekleme`,
    flight: 'Uçuş numarası',
    vehicle: 'Araç',
    vendor: (name: string, phone: string) => `${name}, ${phone}`,
    extras: 'Ek hizmetler',
    rules: 'İptal',
    free: (until: string) => `${until} tarihine kadar ücretsiz iptal edebilirsiniz.`,
    fee: (percent: number) => `Sonra alış saatine kadar indirim öncesi tutardan %${percent} kesinti yapılır.`,
    late: (percent: number) =>
      `Alış saatine kadar, indirim öncesi tutarın %${percent} kesintisiyle iptal edebilirsiniz.`,
    closed: 'Alış saati geçtiği için artık iptal edilemez.',
    owed: 'Ödemeden önce, alış saatine kadar ücretsiz iptal edebilirsiniz.',
    people: (count: number) => `${count} yolcu`,
    number: 'bilet no',
    demo: 'Bu bilet demo envanterinden alınmıştır; yolculuk hakkı vermez.',
  },
  en: {
    ticket: (pnr: string) => `Your transfer is ready: ${pnr}`,
    reserved: (pnr: string) => `Your transfer is booked: ${pnr}`,
    out: 'Outbound',
    back: 'Return',
    landing: (minutes: number) => `${minutes} minutes of free waiting after the landing`,
    waiting: (minutes: number) => `${minutes} minutes of free waiting`,
    flight: 'Flight number',
    vehicle: 'Vehicle',
    vendor: (name: string, phone: string) => `${name}, ${phone}`,
    extras: 'Extras',
    rules: 'Cancelling',
    free: (until: string) => `You can cancel for free until ${until}.`,
    fee: (percent: number) => `After that, ${percent}% of the price before discounts is kept until the pick-up.`,
    late: (percent: number) => `You can cancel until the pick-up; ${percent}% of the price before discounts is kept.`,
    closed: 'The pick-up time has passed, so it cannot be cancelled any more.',
    owed: 'Before it is paid, you can cancel for free until the pick-up.',
    people: (count: number) => (count === 1 ? '1 passenger' : `${count} passengers`),
    number: 'ticket no.',
    demo: 'This ticket comes from a demo inventory and cannot be travelled with.',
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** Returns a section of the e-mail for each ride. */
function rideParts(view: TransferBooking, text: Words, language: string) {
  const [from, to] = [view.departure_location.name, view.arrival_location.name]
  return view.rides.map((ride, index) => {
    const [start, end] = index === 0 ? [from, to] : [to, from]
    const waiting = ride.waiting_from === 'landing' ? text.landing : text.waiting
    return {
      title: `${index === 0 ? text.out : text.back}: ${start} → ${end}`,
      lines: [
        `${dayText(ride.departure_date, language)} ${ride.departure_time}`,
        ride.meeting_point,
        ...(ride.free_waiting > 0 ? [waiting(ride.free_waiting)] : []),
      ],
    }
  })
}

/** Returns text lines with the cancellation fees that apply from `now` on. */
function ruleLines({ cancellation, state }: TransferBooking, text: Words, language: string, now: Date): string[] {
  if (state === 'reserved') return [text.owed]
  if (!cancellation) return []
  const { free_until: free, closes_at: closes, fee_percent: fee } = cancellation
  const until = (instant: string) => text.free(instantText(new Date(instant), language))
  if (Date.parse(closes) <= now.getTime()) return [text.closed]
  if (fee === 0) return [until(closes)]
  return Date.parse(free) <= now.getTime() ? [text.late(fee)] : [until(free), text.fee(fee)]
}

/** Returns the transfer part of the confirmation e-mail, in the booking's language. */
export const transferTicketMail: TicketMail = async (deps, booking, link) => {
  const { language, pnr } = booking
  const view = await bookingView(deps, booking, language, anybody)
  const text = words[messageLanguage(language)]
  const { vehicle, vendor, count, tickets, ticket_number: number } = view
  const kind = `${vehicle.vehicle_type}, ${vehicle.brand.name} ${vehicle.model.name}`
  const chosen = view.extra_products.filter(({ is_selected: isSelected }) => isSelected)
  const extras = chosen.map(
    ({ name, quantity, price }) => `${quantity} × ${name}: ${moneyText(price * quantity * 100)}`,
  )
  const leader = tickets[0]?.passenger
  // The view for anybody lacks the flight number; the e-mail goes to the buyer, who may see it.
  const flight = transferSnapshot(booking).details?.flight_number ?? ''
  return {
    subject: (booking.status === 'reserved' ? text.reserved : text.ticket)(pnr ?? ''),
    journey: rideParts(view, text, language),
    parts: [
      ...(flight === '' ? [] : [{ title: text.flight, lines: [flight] }]),
      {
        title: text.vehicle,
        lines: [count > 1 ? `${count} × ${kind}` : kind, ...(vendor ? [text.vendor(vendor.name, vendor.phone)] : [])],
      },
      ...(extras.length > 0 ? [{ title: text.extras, lines: extras }] : []),
      { title: text.rules, lines: ruleLines(view, text, language, deps.clock.now()) },
    ],
    people: [
      {
        name: fullName(leader),
        detail: [text.people(tickets.length), ...(number === null ? [] : [`${text.number} ${number}`])].join(', '),
      },
    ],
    demo: text.demo,
    events: transferEvents(view, link),
  }
}
