import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Airport } from '#contract/frame.ts'
import { type ErrorField, errorFields, type SearchReply } from '#home/search-reply.ts'
import {
  noPlace,
  type Place,
  placeOf,
  placeProblem,
  readFields,
  type SearchFields,
  type Side,
  withPlaces,
} from '#home/search-fields.ts'
import { useEnhanced } from '#home/use-enhanced.ts'

export type Picker = Side | 'departure_date' | 'return_date' | 'passengers'

interface SearchFormOptions {
  initial: SearchFields
  /** The ends of the trip that the address names. */
  named: Partial<Record<Side, Place>>
  reply: SearchReply | undefined
  today: string
  /** True while a submission is under way. */
  pending: boolean
}

export interface SearchFormState {
  fields: SearchFields
  errors: SearchReply['errors']
  /** True once scripts run: pickers stand in for the plain fields. */
  enhanced: boolean
  opened: Picker | null
  /** A picker stays mounted once it was opened, so that it can close with its motion. */
  everOpened: ReadonlySet<Picker>
  /** Counts the openings: a picker that is asked for again while it is open begins anew. */
  round: number
  open: (picker: Picker) => void
  close: (picker: Picker) => void
  change: (next: Partial<SearchFields>, ...settles: ErrorField[]) => void
  choose: (side: Side, airport: Airport) => void
  onSubmit: (event: FormEvent) => void
}

/** What the traveller has filled in, what is wrong with it and which picker is open. */
export function useSearchForm(
  form: RefObject<HTMLFormElement | null>,
  { initial, named, reply, today, pending }: SearchFormOptions,
): SearchFormState {
  const { t } = useLingui()
  const [fields, setFields] = useState(reply?.fields ?? initial)
  const [errors, setErrors] = useState<SearchReply['errors']>(reply?.errors ?? {})
  const [opened, setOpened] = useState<Picker | null>(null)
  const [everOpened, setEverOpened] = useState<ReadonlySet<Picker>>(new Set())
  const [round, setRound] = useState(0)

  const open = (picker: Picker) => {
    setEverOpened((before) => new Set(before).add(picker))
    setOpened(picker)
    setRound((before) => before + 1)
  }

  const focused = useRef<string | null>(null)
  const enhanced = useEnhanced(() => {
    if (!form.current) return
    const typed = readFields(new FormData(form.current), today)
    const keep = (side: Side) => (typed[side].text === fields[side].text ? fields[side] : typed[side])
    setFields({ ...typed, departure: keep('departure'), arrival: keep('arrival') })
    const field = form.current.contains(document.activeElement) ? document.activeElement?.getAttribute('name') : null
    if (field === 'departure_keyword') open('departure')
    else if (field === 'arrival_keyword') open('arrival')
    else focused.current = field ?? null
  })
  // The field that was in use is another element now.
  useEffect(() => {
    if (enhanced && focused.current)
      form.current?.querySelector<HTMLElement>(`[data-field="${focused.current}"]`)?.focus()
    focused.current = null
  }, [enhanced, form])

  // A reply and a new prefill are taken over when they come, not when the form changes after them.
  const [takenReply, takeReply] = useState(reply)
  if (reply && reply !== takenReply) {
    takeReply(reply)
    setErrors(reply.errors)
    setFields(reply.fields)
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

  /** Opens the picker of the end that is missing; an arrival in the city of departure is cleared first. True if all is well. */
  const settlePlaces = (asked: SearchFields): boolean => {
    const problem = placeProblem(asked)
    if (problem === undefined) return true
    if (problem === 'departure') setErrors({ departure_airport: t`Nereden uçacağınızı seçin.` })
    if (problem === 'arrival') setErrors({ arrival_airport: t`Nereye uçacağınızı seçin.` })
    if (problem === 'same') {
      setErrors({ arrival_airport: t`Kalkış ve varış aynı şehirde olamaz. Başka bir varış seçin.` })
      setFields({ ...asked, arrival: noPlace })
    }
    open(problem === 'departure' ? 'departure' : 'arrival')
    return false
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
    change(next, ...settles) {
      setFields((before) => ({ ...before, ...next }))
      setErrors((before) => without(before, settles))
    },
    choose(side, airport) {
      const next = { ...fields, [side]: placeOf(airport) }
      setFields(next)
      setErrors((before) => without(before, ['departure_airport', 'arrival_airport']))
      setOpened(null)
      if (placeProblem(next) === 'same') settlePlaces(next)
      else if (side === 'departure' && !next.arrival.text) open('arrival')
    },
    onSubmit(event) {
      if (pending || !settlePlaces(fields)) event.preventDefault()
    },
  }
}

/** The first refused field in the order of the form. */
export function firstError(reply: SearchReply | undefined): ErrorField | undefined {
  return errorFields.find((field) => reply?.errors[field])
}

/** The errors that stay after a change; what was said of the whole form goes with any. */
function without(errors: SearchReply['errors'], settled: ErrorField[]): SearchReply['errors'] {
  if (settled.length === 0) return errors
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => name !== 'form' && !settled.some((field) => field === name)),
  )
}
