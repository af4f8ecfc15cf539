import { type DefaultValue, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type FormEvent, useEffect } from 'react'
import type * as z from 'zod/mini'
import { focusFirstInvalid } from '#forms/focus-first-invalid.ts'

type FormFields = Record<string, unknown>

interface ConformFormOptions<Fields extends FormFields> {
  id: string
  schema: z.ZodMiniType<Fields>
  /** The action's `submission.reply()` after a refusal. */
  lastResult?: SubmissionResult<string[]> | null | undefined
  defaultValue?: DefaultValue<Fields> | undefined
  /** Converts the form data to the shape of the schema, as the action does. */
  prepare?: (formData: FormData) => FormData
  /** Callback before a valid form is submitted. */
  onValid?: (event: FormEvent<HTMLFormElement>) => void
  /** Callback after the errors of an invalid submit are rendered, with the form element. */
  onInvalid?: (form: HTMLFormElement) => void
}

/**
 * The form hook of this app on top of Conform: fields are validated on blur, revalidated while typing, and all
 * validated on submit, where the first invalid one is scrolled into view and focused. Spread `formProps` on the form
 * element.
 */
export function useConformForm<Fields extends FormFields>(options: ConformFormOptions<Fields>) {
  const { id, schema, lastResult, defaultValue, prepare, onValid, onInvalid } = options
  const [form, fields] = useForm<Fields>({
    id,
    ...(lastResult === undefined ? {} : { lastResult }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(prepare ? prepare(formData) : formData, { schema }),
  })

  useEffect(() => {
    const element = document.getElementById(id)
    if (lastResult?.status === 'error' && element instanceof HTMLFormElement) focusFirstInvalid(element)
  }, [lastResult, id])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event)
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    if (submitter?.getAttribute('name') === '__intent__') return
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
  return { form, fields, formProps: { id: form.id, noValidate: form.noValidate, onSubmit } }
}
