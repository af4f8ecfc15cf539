import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PlaceName } from '#home/places/place.ts'
import { type ErrorField, firstError, type SearchReply } from '#home/search-reply.ts'
import { useEnhanced } from '#home/use-enhanced.ts'

export type Picker = PlaceName | 'departure_date' | 'return_date' | 'passengers'

interface FormFieldsOptions<F> {
  initial: F
  /** Applies the places that the address names to the fields. */
  named: (fields: F) => F
  reply: SearchReply<F> | undefined
  /** Reads the fields that were typed before hydration, and keeps values that only the state has. */
  typed: (form: FormData, fields: F) => F
}

export interface FormFields<F> {
  fields: F
  errors: SearchReply<F>['errors']
  /** Whether pickers replace the plain fields, which is true after hydration. */
  enhanced: boolean
  opened: Picker | null
  /** A picker stays mounted after its first opening, so that its closing animation runs. */
  everOpened: ReadonlySet<Picker>
  /** Number of openings: a picker that is opened again while open resets. */
  round: number
  open: (picker: Picker) => void
  /** Closes this picker; null closes any open picker. */
  close: (picker: Picker | null) => void
  change: (next: Partial<F>, ...settles: ErrorField[]) => void
  /** Replaces the errors. */
  refuse: (errors: SearchReply<F>['errors']) => void
  /** Focuses the field with this name when the picker has closed. */
  focusNext: (field: string) => void
}

/** Values, errors and the open picker of a search form. */
export function useFormFields<F>(
  form: RefObject<HTMLFormElement | null>,
  { initial, named, reply, typed }: FormFieldsOptions<F>,
): FormFields<F> {
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
    setFields(typed(new FormData(form.current), fields))
    const field = form.current.contains(document.activeElement) ? document.activeElement?.getAttribute('name') : null
    const place = field?.match(/^(\w+)_keyword$/)?.[1]
    if (place) open(place as PlaceName)
    else focused.current = field ?? null
  })
  // Hydration replaced the focused field by another element, so that element is focused.
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
    const [several] = Object.keys(reply.matches)
    if (several) open(several as PlaceName)
  }
  const [takenInitial, takeInitial] = useState(initial)
  if (initial !== takenInitial) {
    takeInitial(initial)
    setFields(named(fields))
    setErrors({})
  }
  useEffect(() => {
    if (reply) form.current?.querySelector<HTMLElement>(`[data-field="${firstError(reply)}"]`)?.focus()
  }, [form, reply])

  return {
    fields,
    errors,
    enhanced,
    opened,
    everOpened,
    round,
    open,
    close: (picker) => setOpened((now) => (now === picker || picker === null ? null : now)),
    change(next, ...settles) {
      setFields((before) => ({ ...before, ...next }))
      setErrors((before) => without(before, settles))
    },
    refuse: setErrors,
    focusNext(field) {
      focused.current = field
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
