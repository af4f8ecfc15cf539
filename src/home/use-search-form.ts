import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { PlaceOption, Side } from '#booking/places/places.ts'
import { type Ends, noPlace, type Place, placeOf, placeProblem, withPlaces } from '#home/places/place.ts'
import { type ErrorField, firstError, type SearchReply } from '#home/search-reply.ts'
import { useEnhanced } from '#home/use-enhanced.ts'

export type Picker = Side | 'departure_date' | 'return_date' | 'passengers'

interface SearchFormOptions<F extends Ends> {
  initial: F
  /** Departure and arrival given in the address. */
  named: Partial<Ends>
  reply: SearchReply<F> | undefined
  /** Whether the form is being submitted. */
  pending: boolean
  read: (form: FormData) => F
  /** Whether departure and arrival are too close to travel between. */
  same: (departure: Place, arrival: Place) => boolean
  /** Messages for a missing place and for an arrival equal to the departure. */
  sentences: Record<Side | 'same', string>
}

export interface SearchFormState<F extends Ends> {
  fields: F
  errors: SearchReply<F>['errors']
  /** Whether pickers replace the plain fields, which is after hydration. */
  enhanced: boolean
  opened: Picker | null
  /** A picker stays mounted after its first opening, so that its closing animation runs. */
  everOpened: ReadonlySet<Picker>
  /** Number of openings: a picker that is opened again while open resets. */
  round: number
  open: (picker: Picker) => void
  close: (picker: Picker) => void
  change: (next: Partial<F>, ...settles: ErrorField[]) => void
  choose: (side: Side, place: PlaceOption) => void
  swap: () => void
  onSubmit: (event: FormEvent) => void
}

/** State of a search form: values, errors and the open picker. */
export function useSearchForm<F extends Ends>(
  form: RefObject<HTMLFormElement | null>,
  { initial, named, reply, pending, read, same, sentences }: SearchFormOptions<F>,
): SearchFormState<F> {
  const [fields, setFields] = useState<F>(reply?.fields ?? initial)
  const [errors, setErrors] = useState<SearchReply<F>['errors']>(reply?.errors ?? {})
  const [opened, setOpened] = useState<Picker | null>(null)
  const [everOpened, setEverOpened] = useState<ReadonlySet<Picker>>(new Set())
  const [round, setRound] = useState(0)

  const open = (picker: Picker) => {
    setEverOpened((before) => new Set(before).add(picker))
    setOpened(picker)
    setRound((before) => before + 1)
  }

  /** Name of the field that receives the focus next. */
  const focused = useRef<string | null>(null)
  const enhanced = useEnhanced(() => {
    if (!form.current) return
    const typed = read(new FormData(form.current))
    const keep = (side: Side) => (typed[side].text === fields[side].text ? fields[side] : typed[side])
    setFields({ ...typed, departure: keep('departure'), arrival: keep('arrival') })
    const field = form.current.contains(document.activeElement) ? document.activeElement?.getAttribute('name') : null
    if (field === 'departure_keyword') open('departure')
    else if (field === 'arrival_keyword') open('arrival')
    else focused.current = field ?? null
  })
  // Hydration replaced the focused field by another element, which gets the focus.
  useEffect(() => {
    if (enhanced && focused.current)
      form.current?.querySelector<HTMLElement>(`[data-field="${focused.current}"]`)?.focus()
    focused.current = null
    // The effect also runs after a picker has closed and returned the focus.
  }, [enhanced, opened, form])

  // A new reply or prefill is applied once, when it arrives, not on later changes of the form.
  const [takenReply, takeReply] = useState(reply)
  if (reply && reply !== takenReply) {
    takeReply(reply)
    setErrors(reply.errors)
    if (reply.fields) setFields(reply.fields)
    if (reply.matches.departure) open('departure')
    else if (reply.matches.arrival) open('arrival')
  }
  const [takenInitial, takeInitial] = useState(initial)
  if (initial !== takenInitial) {
    takeInitial(initial)
    setFields(withPlaces(fields, named))
    setErrors({})
  }
  useEffect(() => {
    if (reply) form.current?.querySelector<HTMLElement>(`[data-field="${firstError(reply)}"]`)?.focus()
  }, [form, reply])

  /**
   * Opens the picker of a missing place; an arrival equal to the departure is cleared first. Returns true if both
   * places are valid.
   */
  const settlePlaces = (asked: F): boolean => {
    const problem = placeProblem(asked, same)
    if (problem === undefined) return true
    const side = problem === 'departure' ? 'departure' : 'arrival'
    setErrors({ [side]: sentences[problem] })
    if (problem === 'same') setFields({ ...asked, arrival: noPlace })
    open(side)
    return false
  }
  const change: SearchFormState<F>['change'] = (next, ...settles) => {
    setFields((before) => ({ ...before, ...next }))
    setErrors((before) => without(before, settles))
  }

  return {
    fields,
    errors,
    enhanced,
    opened,
    everOpened,
    round,
    open,
    close: (picker) => setOpened((now) => (now === picker ? null : now)),
    change,
    choose(side, place) {
      const next = { ...fields, [side]: placeOf(place) }
      setFields(next)
      setErrors((before) => without(before, ['departure', 'arrival']))
      setOpened(null)
      if (placeProblem(next, same) === 'same') settlePlaces(next)
      else if (side === 'departure' && !next.arrival.text) open('arrival')
      else focused.current = 'departure_date'
    },
    swap() {
      setFields((before) => ({ ...before, departure: before.arrival, arrival: before.departure }))
      setErrors((before) => without(before, ['departure', 'arrival']))
    },
    onSubmit(event) {
      if (pending || !settlePlaces(fields)) event.preventDefault()
    },
  }
}

/** The errors that remain after a change; an error of the whole form is always removed. */
function without<E extends Partial<Record<ErrorField, string>>>(errors: E, settled: ErrorField[]): E {
  if (settled.length === 0) return errors
  const rest = { ...errors }
  for (const field of [...settled, 'form'] as const) delete rest[field]
  return rest
}
