/** A supply with its own records that is slow, refuses or lies on request. */
import type { HoldAnswer, Reservations, ReservationStatus, Sale } from '#server/supply/reservations.ts'

/**
 * How it treats a call. `unheard`: no effect, no answer; `unanswered`: has the effect, but no answer; `lies`: has the
 * effect and answers with a refusal; `slow`: has the effect, and answers when the test calls `release`; `late`: has the
 * effect and answers only then, whether or not its caller still waits.
 */
export type Mood = 'works' | 'refuses' | 'unheard' | 'unanswered' | 'lies' | 'fails' | 'slow' | 'late'
type Call = keyof Reservations

export interface UnreliableSupply {
  answers: Reservations
  /** Its moods for the next calls, in order; it works normally afterwards. */
  moods: Record<Call, Mood[]>
  /** Its own records, by the gateway's keys. */
  book: Map<string, ReservationStatus>
  /** Positions of cancelled passengers, by key. */
  cancelledPlaces: Map<string, number[]>
  /** The first confirmation per key; the supply keeps its traveller names. */
  sales: Map<string, Sale>
  /** Keys of sales that were reported as paid. */
  paid: Set<string>
  calls: Call[]
  /** End of every hold; undefined for the requested end. */
  shortHold: Date | undefined
  /** How many reservations it can have at a time. */
  places: number
  /** What it says of a reservation when it lies about its status. */
  falseStatus: ReservationStatus
  /** Whether it confirms what it was asked to cancel. */
  revives: boolean
  /** Ends the wait of all `slow` and `late` calls. */
  release(): void
}

const never = <Answer>() => new Promise<Answer>(() => undefined)

export function createUnreliableSupply(): UnreliableSupply {
  const book = new Map<string, ReservationStatus>()
  const moods: UnreliableSupply['moods'] = { hold: [], confirm: [], paid: [], cancel: [], status: [] }
  const sales: UnreliableSupply['sales'] = new Map()
  const paid: UnreliableSupply['paid'] = new Set()
  const waiting: (() => void)[] = []
  const whenReleased = <Answer>(work: () => Answer) =>
    new Promise<Answer>((resolve) => waiting.push(() => resolve(work())))
  /** Acts and answers by its current mood. */
  async function act<Answer>(call: Call, work: () => Answer, refusal: Answer): Promise<Answer> {
    supply.calls.push(call)
    const mood = moods[call].shift() ?? 'works'
    if (mood === 'refuses') return refusal
    if (mood === 'unheard') return never()
    if (mood === 'fails') throw new Error('503 from the supplier')
    if (mood === 'late') return whenReleased(work)
    const answer = work()
    if (mood === 'slow') return whenReleased(() => answer)
    if (mood === 'unanswered') return never()
    return mood === 'lies' ? refusal : answer
  }
  const answers: Reservations = {
    hold: ({ key, until }) =>
      act<HoldAnswer>(
        'hold',
        () => {
          const others = [...book].filter(
            ([other, state]) => other !== key && (state === 'held' || state === 'confirmed'),
          )
          // A sold reservation can't be held.
          if (others.length >= supply.places || book.get(key) === 'confirmed') return { outcome: 'refused' }
          book.set(key, 'held')
          return { outcome: 'held', reference: `S-${key}`, until: supply.shortHold ?? until }
        },
        { outcome: 'refused' },
      ),
    confirm: ({ key }, sale) =>
      act<'confirmed' | 'refused'>(
        'confirm',
        () => {
          const known = book.get(key)
          const isRevived = supply.revives && known === 'cancelled'
          if (known !== 'held' && known !== 'confirmed' && !isRevived) return 'refused'
          book.set(key, 'confirmed')
          if (!sales.has(key)) sales.set(key, sale)
          return 'confirmed'
        },
        'refused',
      ),
    paid: ({ key }) =>
      act<'noted' | 'refused'>(
        'paid',
        () => {
          if (book.get(key) !== 'confirmed') return 'refused'
          paid.add(key)
          return 'noted'
        },
        'refused',
      ),
    cancel: ({ key }, positions) =>
      act<'cancelled' | 'refused'>(
        'cancel',
        () => {
          if (!book.has(key)) return 'cancelled'
          if (positions === 'all') book.set(key, 'cancelled')
          else supply.cancelledPlaces.set(key, [...new Set([...(supply.cancelledPlaces.get(key) ?? []), ...positions])])
          return 'cancelled'
        },
        'refused',
      ),
    status: ({ key }) =>
      act<ReservationStatus>(
        'status',
        () => {
          const cancelled = supply.cancelledPlaces.get(key)
          const known = book.get(key) ?? 'unknown'
          return known === 'confirmed' && cancelled ? { reference: `S-${key}`, cancelled } : known
        },
        supply.falseStatus,
      ),
  }
  const supply: UnreliableSupply = {
    answers,
    moods,
    book,
    cancelledPlaces: new Map(),
    sales,
    paid,
    calls: [],
    shortHold: undefined,
    places: Number.POSITIVE_INFINITY,
    falseStatus: 'unknown',
    revives: false,
    release: () => waiting.splice(0).forEach((answer) => answer()),
  }
  return supply
}
