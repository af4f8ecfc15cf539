import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PlaceName } from '#home/places/place.ts'
import { type ErrorField, firstError, type SearchReply } from '#home/search-reply.ts'
import { useEnhanced } from '#home/use-enhanced.ts'

export type Picker = PlaceName | 'departure_date' | 'return_date' | 'passengers'

interface FormFieldsOptions<F> {
  initial: F
  /** Returns a copy of `fields` in which the places that the URL names replace the previous places. */
  named: (fields: F) => F
  reply: SearchReply<F> | undefined
  /**
   * Returns the fields with the values that were typed before hydration. A place whose text was not changed is taken
   * from `fields`.
   */
  typed: (form: FormData, fields: F) => F
}

export interface FormFields<F> {
  /** Ref for the form element. */
  form: RefObject<HTMLFormElement | null>
  fields: F
  /**
   * Result of the last submission. Until the form is submitted in the browser, this is the result with which the page
   * was loaded, for example that of a post without JavaScript.
   */
  reply: SearchReply<F> | undefined
  errors: SearchReply<F>['errors']
  /** Whether buttons that open pickers have replaced the plain inputs, as is the case after hydration. */
  enhanced: boolean
  opened: Picker | null
  /** Pickers that have been opened at least once. They stay mounted, so that their closing animation can run. */
  everOpened: ReadonlySet<Picker>
  /**
   * Number of times a picker of the form was opened. When this number changes, the popup in which a place is chosen is
   * reset, even if it is already open.
   */
  round: number
  open: (picker: Picker) => void
  /** Closes the given picker if it is open; null closes any open picker. */
  close: (picker: Picker | null) => void
  change: (next: Partial<F>, ...settles: ErrorField[]) => void
  /** Replaces all errors of the form. */
  refuse: (errors: SearchReply<F>['errors']) => void
  /** Focuses the field with this name once the open picker has closed. */
  focusNext: (field: string) => void
}

/** Returns the values, the errors and the open picker of a search form, with functions that change them. */
export function useFormFields<F>({ initial, named, reply, typed }: FormFieldsOptions<F>): FormFields<F> {
  const form = useRef<HTMLFormElement>(null)
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

  /**
   * Name of the field that is to get the focus, or null. The field gets the focus after hydration, or as soon as a
   * picker has opened or closed.
   */
  const focused = useRef<string | null>(null)
  const enhanced = useEnhanced(() => {
    if (!form.current) return
    setFields(typed(new FormData(form.current), fields))
    const field = form.current.contains(document.activeElement) ? document.activeElement?.getAttribute('name') : null
    const place = field?.match(/^(\w+)_keyword$/)?.[1]
    if (place) open(place as PlaceName)
    else focused.current = field ?? null
  })
  // If hydration has replaced the focused field by a button, this effect focuses the button.
  useEffect(() => {
    if (enhanced && focused.current)
      form.current?.querySelector<HTMLElement>(`[data-field="${focused.current}"]`)?.focus()
    focused.current = null
    // The effect also runs whenever a picker opens or closes, because `focusNext` stores the name of a field that gets
    // the focus after the picker has closed.
  }, [enhanced, opened, form])

  // When a submission result or initial values are new, the form applies them once. Later renders must not overwrite
  // what the traveller has changed since then.
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
    form,
    fields,
    reply,
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

/**
 * Returns the errors without those of the `settled` fields, which the traveller has just changed. If any field is
 * settled, the error of the whole form is removed too.
 */
function without<E extends Partial<Record<ErrorField, string>>>(errors: E, settled: ErrorField[]): E {
  if (settled.length === 0) return errors
  const rest = { ...errors }
  for (const field of [...settled, 'form'] as const) delete rest[field]
  return rest
}
