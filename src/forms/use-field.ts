import { type KeyboardEvent, useId, useState } from 'react'
import type { FieldProps } from '#forms/field.ts'
import { useSubmitPress } from '#forms/use-submit-press.ts'

/**
 * Returns the IDs, the visible error and the ARIA attributes of a control. The error is hidden when the traveller
 * types. If it still applies, it is shown again on blur, Enter or submit (docs/product/frame.md#form-rules).
 */
export function useFieldState({ id, errors, hint, warning }: Pick<FieldProps, 'id' | 'errors' | 'hint' | 'warning'>) {
  const own = useId()
  const control = id ?? own
  const [typing, setTyping] = useState(false)
  const leave = useSubmitPress(control, typing, () => setTyping(false))
  const error = typing ? undefined : errors?.[0]
  const describedBy = [error && `${control}-error`, warning && `${control}-warning`, hint && `${control}-hint`].filter(
    Boolean,
  )
  return {
    id: control,
    error,
    isTyping: typing,
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy.join(' ') || undefined } as const,
    typing: {
      onInput: () => setTyping(true),
      onBlur: leave,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') setTyping(false)
      },
    },
  }
}

/**
 * Calls `useFieldState` and splits a field's props: `frame` has the props of `FieldFrame`, `control` has those of the
 * control itself.
 */
export function useField<Props extends FieldProps>(props: Props) {
  const { label, hint, errors, id, warning, ...control } = props
  const state = useFieldState({ id, errors, hint, warning })
  return {
    ...state,
    frame: { id: state.id, label, hint, warning, error: state.error, required: props.required },
    control,
  }
}
