/** Writes the activity part of the confirmation e-mail. */
import { activityEvents } from '#contract/activity-calendar.ts'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import { codesOf, linksOf } from '#contract/voucher.ts'
import { bookingView } from '#server/api/activity/booking-view.ts'
import { anybody } from '#server/http/traveller.ts'
import type { TicketMail } from '#server/parts/product.ts'
import { languageName } from '#server/text/language-name.ts'
import { fullName } from '#server/text/full-name.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { arrivalText, dayText, instantText } from '#server/text/written-date.ts'

const words = {
  tr: {
    ticket: (pnr: string) => `Etkinlik rezervasyonunuz hazır: ${pnr}`,
    ends: (when: string) => `Bitiş: ${when}`,
    packageLine: (name: string, languages: string) => (languages === '' ? name : `${name}, rehber dili: ${languages}`),
    meeting: 'Buluşma noktası',
    venue: 'Nerede',
    entry: 'Girişte gösterin',
    pass: 'Cüzdan bileti',
    at: (time: string, name: string) => `${time}, ${name}`,
    pickUp: 'Otelinizden alınırsınız; saati ve aracı etkinlikten bir gün önce bildireceğiz.',
    not: 'Fiyata dahil değil',
    notes: 'Bilmeniz gerekenler',
    organiser: 'Düzenleyen',
    reference: (number: string) => `Düzenleyendeki rezervasyon no: ${number}`,
    rules: 'İptal',
    free: (until: string) => `${until} tarihine kadar ücretsiz iptal edebilirsiniz.`,
    fee: (percent: number, until: string) =>
      `Sonra ${until} tarihine kadar indirim öncesi tutardan %${percent} kesinti yapılır.`,
    late: (percent: number, until: string) =>
      `${until} tarihine kadar, indirim öncesi tutarın %${percent} kesintisiyle iptal edebilirsiniz.`,
    local: 'Saatler, etkinliğin yapıldığı yerin saatidir.',
    closed: 'Artık internetten iptal edilemez.',
    number: 'bilet no',
    demo: 'Bu bilet demo envanterinden alınmıştır; etkinliğe katılma hakkı vermez.',
  },
  en: {
    ticket: (pnr: string) => `Your activity is booked: ${pnr}`,
    ends: (when: string) => `Ends: ${when}`,
    packageLine: (name: string, languages: string) => (languages === '' ? name : `${name}, guided in ${languages}`),
    meeting: 'Meeting point',
    venue: 'Where',
    entry: 'Show at the entrance',
    pass: 'Wallet pass',
    at: (time: string, name: string) => `${time}, ${name}`,
    pickUp: 'You are picked up at your hotel; we will tell you the time and the vehicle a day before the activity.',
    not: 'Not included',
    notes: 'Good to know',
    organiser: 'Organiser',
    reference: (number: string) => `The organiser’s booking number: ${number}`,
    rules: 'Cancelling',
    free: (until: string) => `You can cancel for free until ${until}.`,
    fee: (percent: number, until: string) =>
      `After that, ${percent}% of the price before discounts is kept until ${until}.`,
    late: (percent: number, until: string) =>
      `You can cancel until ${until}; ${percent}% of the price before discounts is kept.`,
    local: 'Times are local to the place of the activity.',
    closed: 'It cannot be cancelled online any more.',
    number: 'ticket no.',
    demo: 'This ticket comes from a demo inventory and does not admit you to the activity.',
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** Returns text lines with the cancellation fees that apply from `now` on. */
function ruleLines({ cancellation }: ActivityBooking, text: Words, language: string, now: Date): string[] {
  if (!cancellation) return []
  const { free_until: free, closes_at: closes, fee_percent: fee, time_zone: zone } = cancellation
  const told = (instant: string) => instantText(new Date(instant), language, zone)
  if (Date.parse(closes) <= now.getTime()) return [text.closed]
  const local = told(closes) === instantText(new Date(closes), language) ? [] : [text.local]
  if (fee === 0) return [text.free(told(closes)), ...local]
  return Date.parse(free) <= now.getTime()
    ? [text.late(fee, told(closes)), ...local]
    : [text.free(told(free)), text.fee(fee, told(closes)), ...local]
}

/**
 * Returns one text line for each code and file link of the vouchers, without repetitions. The line also has the name of
 * the traveller if the voucher admits one traveller, not the whole party.
 */
function entryLines({ vouchers, tickets }: ActivityBooking, text: Words): string[] {
  return [...codesOf(vouchers), ...linksOf(vouchers)].map(({ format, value, traveller }) => {
    const passenger = traveller === null ? null : tickets[traveller]?.passenger
    const name = fullName(passenger)
    const kind = format === 'PDF_URL' ? 'PDF' : format === 'PKPASS_URL' ? text.pass : ''
    return [[name, kind].filter(Boolean).join(', '), value].filter(Boolean).join(': ')
  })
}

/** Returns the activity part of the confirmation e-mail, in the booking's language. */
export const activityTicketMail: TicketMail = async (deps, booking, link) => {
  const { language, pnr } = booking
  const view = await bookingView(deps, booking, language, anybody)
  const text = words[messageLanguage(language)]
  const { organization_date: date, package: bought, provider, departure_zones: zones } = view
  const languages = (bought?.languages ?? []).map((code) => languageName(code, language)).join(', ')
  const list = (title: string, lines: readonly string[]) => (lines.length > 0 ? [{ title, lines: [...lines] }] : [])
  return {
    subject: text.ticket(pnr ?? ''),
    journey: [
      {
        title: view.activity.name,
        lines: [
          `${dayText(date.start_date, language)} ${date.time ?? ''}`,
          text.ends(arrivalText('', date.start_date, date.end_date, date.end_time, language)),
          text.packageLine(bought?.name ?? '', languages),
        ],
      },
    ],
    parts: [
      ...list(
        text.meeting,
        bought?.pick_up
          ? [text.pickUp]
          : zones.flatMap(({ time, name, address, directions }) => [
              text.at(time ?? '', name),
              ...[address, directions].filter((line) => line !== ''),
            ]),
      ),
      ...list(
        text.venue,
        view.venue ? [[view.venue.name, view.venue.address].filter((line) => line !== '').join(', ')] : [],
      ),
      ...list(text.entry, entryLines(view, text)),
      ...list(text.not, view.not_included),
      ...list(text.notes, view.notes),
      ...list(text.organiser, [
        ...(provider ? [[provider.name, provider.phone].filter(Boolean).join(', ')] : []),
        ...(view.organiser_reference === null ? [] : [text.reference(view.organiser_reference)]),
      ]),
      { title: text.rules, lines: ruleLines(view, text, language, deps.clock.now()) },
    ],
    people: view.tickets.map(({ passenger, pax_name: kind, ticket_number: number }) => ({
      name: fullName(passenger),
      detail: [kind, ...(number === null ? [] : [`${text.number} ${number}`])].join(', '),
    })),
    demo: text.demo,
    events: activityEvents(view, link),
  }
}
