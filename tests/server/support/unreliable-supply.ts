/** Implements a supplier with its own records that is slow, refuses or lies on request. */
import type {
  HoldAnswer,
  ReservationCalls,
  Reservations,
  ReservationStatus,
  Sale,
} from '#server/supply/reservations.ts'

/**
 * How the supplier treats a call. `works`: takes effect and responds; `refuses`: no effect, responds with a refusal;
 * `fails`: no effect, throws; `unheard`: no effect, no response; `unanswered`: takes effect, no response; `lies`: takes
 * effect, responds with a refusal; `slow`: takes effect at once, responds on `release`; `late`: takes effect and
 * responds on `release`, even if the caller has timed out.
 */
export type Mood = 'works' | 'refuses' | 'unheard' | 'unanswered' | 'lies' | 'fails' | 'slow' | 'late'
type Call = keyof Reservations

export interface UnreliableSupply {
  answers: ReservationCalls
  /** How the supplier treats the next calls, in order; afterwards it works normally. */
  moods: Record<Call, Mood[]>
  /** The supplier's records of reservations, by the keys of the gateway. */
  book: Map<string, ReservationStatus>
  /** Positions of the passengers whose places are cancelled, by reservation key. */
  cancelledPlaces: Map<string, number[]>
  /** The first confirmation per reservation key; the supplier keeps the traveller names of that one. */
  sales: Map<string, Sale>
  /** Reservation keys of sales that were reported as paid. */
  paid: Set<string>
  calls: Call[]
  /** End of every hold, whatever end the gateway requests; if undefined, each hold has the requested end. */
  shortHold: Date | undefined
  /** Maximum number of held and confirmed reservations at a time. */
  places: number
  /**
   * Status that the supplier reports in place of a reservation's real one, if its mood (`Mood`) for this call of
   * `status` is `refuses` or `lies`.
   */
  falseStatus: ReservationStatus
  /** Whether the supplier confirms reservations that were already cancelled. */
  revives: boolean
  /** Makes the supplier respond to all `slow` and `late` calls that are still waiting. */
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
  /** Carries out a call and responds to it as its entry in `moods` says. */
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
  const answers: ReservationCalls = {
    keepsRecords: true,
    hold: ({ key, until }) =>
      act<HoldAnswer>(
        'hold',
        () => {
          const others = [...book].filter(
            ([other, state]) => other !== key && (state === 'held' || state === 'confirmed'),
          )
          // A sold reservation can't be held again.
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
