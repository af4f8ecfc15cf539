/** A supply with its own records that is slow, refuses or lies on request. */
import type { HoldAnswer, Reservations, ReservationStatus, Sale } from '#server/supply/reservations.ts'

/**
 * How it treats a call. `unheard`: no effect, no answer; `unanswered`: has the effect, but no answer; `lies`: has the
 * effect and answers with a refusal.
 */
export type Mood = 'works' | 'refuses' | 'unheard' | 'unanswered' | 'lies' | 'fails'
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
  /** Whether it has a single place, which one reservation at a time can have. */
  onePlace: boolean
}

const never = <Answer>() => new Promise<Answer>(() => undefined)

export function createUnreliableSupply(): UnreliableSupply {
  const book = new Map<string, ReservationStatus>()
  const moods: UnreliableSupply['moods'] = { hold: [], confirm: [], paid: [], cancel: [], status: [] }
  const sales: UnreliableSupply['sales'] = new Map()
  const paid: UnreliableSupply['paid'] = new Set()
  /** Acts and answers by its current mood. */
  async function act<Answer>(call: Call, work: () => Answer, refusal: Answer): Promise<Answer> {
    supply.calls.push(call)
    const mood = moods[call].shift() ?? 'works'
    if (mood === 'refuses') return refusal
    if (mood === 'unheard') return never()
    if (mood === 'fails') throw new Error('503 from the supplier')
    const answer = work()
    if (mood === 'unanswered') return never()
    return mood === 'lies' ? refusal : answer
  }
  const answers: Reservations = {
    hold: ({ key, until }) =>
      act<HoldAnswer>(
        'hold',
        () => {
          const taken = [...book].some(([other, state]) => other !== key && (state === 'held' || state === 'confirmed'))
          // A sold reservation can't be held.
          if ((supply.onePlace && taken) || book.get(key) === 'confirmed') return { outcome: 'refused' }
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
          if (known !== 'held' && known !== 'confirmed') return 'refused'
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
        'unknown',
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
    onePlace: false,
  }
  return supply
}
