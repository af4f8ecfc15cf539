import { type DefaultValue, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type FormEvent, useEffect, useRef } from 'react'
import type * as z from 'zod/mini'
import { focusFirstInvalid } from '#forms/focus-first-invalid.ts'
import { isIntent } from '#forms/is-intent.ts'
import { withoutEmptyFields } from '#forms/without-empty-fields.ts'

type FormFields = Record<string, unknown>

interface ConformFormOptions<Fields extends FormFields> {
  id: string
  schema: z.ZodMiniType<Fields>
  /** The result that the form's action returned for a refused form. */
  lastResult?: SubmissionResult<string[]> | null | undefined
  defaultValue?: DefaultValue<Fields> | undefined
  /** Converts the form data to the shape that the schema expects; the form's action must convert it in the same way. */
  prepare?: (formData: FormData) => FormData
  /** Called before a valid form is submitted. */
  onValid?: (event: FormEvent<HTMLFormElement>) => void
  /** Called with the form element after the errors of an invalid submit are rendered. */
  onInvalid?: (form: HTMLFormElement) => void
}

/**
 * Form hook of this app, based on Conform. Filled fields are validated on blur and revalidated while typing. A submit
 * validates all fields, then scrolls to the first invalid one and focuses it; from then on, empty fields show their
 * errors too. The returned `formProps` belong on the form element. `validateEmpty` validates the given fields even if
 * they are empty.
 */
export function useConformForm<Fields extends FormFields>(options: ConformFormOptions<Fields>) {
  const { id, schema, lastResult, defaultValue, prepare, onValid, onInvalid } = options
  /** Which empty fields show errors: all if `all` is true, otherwise those whose names are in `names`. */
  const asked = useRef({ all: lastResult?.status === 'error', names: new Set<string>() })
  const [form, fields] = useForm<Fields>({
    id,
    ...(lastResult === undefined ? {} : { lastResult }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => {
      const submission = parseWithZod(prepare ? prepare(formData) : formData, { schema })
      const { all, names } = asked.current
      return all || !formData.has('__intent__') ? submission : withoutEmptyFields<Fields>(submission, formData, names)
    },
  })

  // Focuses the first invalid field in the next animation frame. Conform renders the errors of the action's result only
  // after this effect has run.
  useEffect(() => {
    const element = document.getElementById(id)
    if (lastResult?.status !== 'error' || !(element instanceof HTMLFormElement)) return
    const frame = requestAnimationFrame(() => focusFirstInvalid(element))
    return () => cancelAnimationFrame(frame)
  }, [lastResult, id])

  // To validate a field on blur, Conform requests a submit of the form, which the form's `onSubmit` cancels. If React
  // removes the focused field, the blur fires while React handles no events, and `onSubmit` is not called. This
  // listener cancels the submit then. Otherwise the browser would send the form.
  useEffect(() => {
    const keepIntent = (event: Event) => {
      if (isIntent(event)) event.preventDefault()
    }
    addEventListener('submit', keepIntent)
    return () => removeEventListener('submit', keepIntent)
  }, [])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const intent = isIntent(event.nativeEvent)
    if (!intent) asked.current.all = true
    form.onSubmit(event)
    if (intent) return
    const element = event.currentTarget
    if (!event.defaultPrevented) {
      onValid?.(event)
      return
    }
    requestAnimationFrame(() => {
      focusFirstInvalid(element)
      onInvalid?.(element)
    })
  }
  const validateEmpty = (names: readonly string[]) => {
    for (const name of names) {
      asked.current.names.add(name)
      form.validate({ name })
    }
  }
  return { form, fields, formProps: { id: form.id, noValidate: form.noValidate, onSubmit }, validateEmpty }
}
