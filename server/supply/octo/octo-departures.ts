/** Merges the availabilities of an activity's options into departures: one per start time, for all options together. */
import type { ActivityDeparture, DepartureStatus, LocalTime } from '#server/supply/activity/activity-supply.ts'
import { octoDepartureId } from '#server/supply/octo/octo-keys.ts'
import type { OctoActivity, SoldOption } from '#server/supply/octo/octo-product.ts'
import type { OctoAvailability } from '#server/supply/octo/octo-schemas.ts'

/** An option of an activity with its availability at one start time. */
export interface OptionTime {
  option: SoldOption
  availability: OctoAvailability
  /** Whether the OCTO server was asked about this option for a party. */
  forParty: boolean
}

const local = (time: string): LocalTime => ({ date: time.slice(0, 10), time: time.slice(11, 16) })

/** Returns the local start of a departure; an all-day departure starts when the place opens. */
export function startOf({ localDateTimeStart, allDay, openingHours }: OctoAvailability): LocalTime {
  const start = local(localDateTimeStart)
  const opens = allDay ? openingHours[0]?.from : undefined
  return opens !== undefined && /^([01]\d|2[0-3]):[0-5]\d$/.test(opens) ? { ...start, time: opens } : start
}

/** Returns the instant of a departure's start, in milliseconds since the epoch. */
function startsAt(availability: OctoAvailability): number {
  const { localDateTimeStart } = availability
  const { date, time } = startOf(availability)
  const offset = /(?:Z|[+-]\d{2}:\d{2})$/.exec(localDateTimeStart)?.[0] ?? 'Z'
  return Date.parse(`${date}T${time}:00${offset}`)
}

const saleEnd = (availability: OctoAvailability): number => {
  const cutoff = Date.parse(availability.utcCutoffAt ?? '')
  return Number.isNaN(cutoff) ? startsAt(availability) : Math.min(cutoff, startsAt(availability))
}

/** Statuses of a departure, in ascending order of availability. */
const statuses: readonly DepartureStatus[] = ['CLOSED', 'SOLD_OUT', 'LIMITED', 'AVAILABLE', 'FREESALE']

/**
 * Returns the status of an option at a start time; an unknown status counts as closed. If the OCTO server was asked
 * about a party, `available` does not decide, because it is also false if the places are too few for this party, but
 * enough for a smaller one.
 */
function statusOf({ availability, forParty }: Omit<OptionTime, 'option'>, now: number): DepartureStatus {
  const status = statuses.find((one) => one === availability.status) ?? 'CLOSED'
  if (status === 'CLOSED' || now >= saleEnd(availability)) return 'CLOSED'
  const vacancies = vacanciesOf(availability)
  const isClosedToAll = vacancies === null && !availability.available && !forParty
  return vacancies === 0 || isClosedToAll ? 'SOLD_OUT' : status
}

/** Whether a departure can be booked: it has `places` places left and allows `units` travellers in one booking. */
export function hasPlaces(availability: OctoAvailability, places: number, units: number, now: number): boolean {
  const status = statusOf({ availability, forParty: true }, now)
  if (!availability.available || status === 'CLOSED' || status === 'SOLD_OUT') return false
  const { maxUnits } = availability
  const vacancies = vacanciesOf(availability)
  return (vacancies === null || vacancies >= places) && (typeof maxUnits !== 'number' || maxUnits >= units)
}

/** Returns the places left; null if they are unlimited or the OCTO server does not state them. */
export const vacanciesOf = ({ status, vacancies }: OctoAvailability): number | null =>
  status === 'FREESALE' ? null : (vacancies ?? null)

const largest = (values: readonly (number | null)[]): number | null =>
  values.includes(null) ? null : Math.max(0, ...values.map((value) => value ?? 0))

/**
 * Merges the options that start at the same time into one departure. It is unknown whether several options take their
 * places from one stock. So their places are not added up: the departure has as many as the option with the most.
 */
export function departureOf(
  activity: OctoActivity,
  times: readonly [OptionTime, ...OptionTime[]],
  now: number,
): ActivityDeparture {
  const [{ availability }] = times
  const start = startOf(availability)
  const known = times.map((one) => one.availability)
  const status = statuses[Math.max(...times.map((one) => statuses.indexOf(statusOf(one, now))))] ?? 'CLOSED'
  const ends = Date.parse(availability.localDateTimeEnd)
  const vacancies = largest(known.map(vacanciesOf))
  return {
    id: octoDepartureId({ product: activity.id, start }),
    activity: activity.summary.id,
    start,
    end: local(availability.localDateTimeEnd),
    startsAt: startsAt(availability),
    endsAt: Number.isNaN(ends) ? startsAt(availability) : Math.max(ends, startsAt(availability)),
    status,
    vacancies: status === 'SOLD_OUT' ? 0 : vacancies,
    capacity: status === 'FREESALE' ? null : largest(known.map(({ capacity }) => capacity ?? null)),
    saleEndsAt: Math.max(...known.map(saleEnd)),
    // An OCTO server cancels single bookings, never a whole departure. `organiserNews` reports a booking that the
    // organiser cancelled.
    cancelled: null,
  }
}

/** Groups availabilities by their start time, earliest first. */
export function byStart(times: readonly OptionTime[]): [OptionTime, ...OptionTime[]][] {
  const groups = new Map<number, [OptionTime, ...OptionTime[]]>()
  for (const one of times) {
    const at = startsAt(one.availability)
    const group = groups.get(at)
    if (!group) groups.set(at, [one])
    // If an option has two availabilities at one start time, only the first is sold.
    else if (!group.some(({ option }) => option.id === one.option.id)) group.push(one)
  }
  return [...groups].toSorted(([a], [b]) => a - b).map(([, group]) => group)
}
