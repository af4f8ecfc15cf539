import type { ReactNode } from 'react'

/** Props that most field components share; `fieldOf` returns some of them for a field of a Conform form. */
export interface FieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  /**
   * Error messages, of which the field shows the first one. Each is the code of a rule that the value breaks, or a text
   * from the server.
   */
  errors?: readonly string[] | undefined
  id?: string | undefined
  defaultValue?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Advice shown below the field; it does not invalidate the value. */
  warning?: ReactNode
  /** ID of the form, if the field is outside the form element. */
  form?: string | undefined
}

/** The properties of Conform's field metadata that `fieldOf` reads. */
export interface FieldMeta {
  id: string
  name: string
  errors: string[] | undefined
  initialValue: unknown
}

/** Converts Conform's field metadata to props of a field component. */
export function fieldOf(meta: FieldMeta) {
  const { id, name, errors, initialValue } = meta
  const defaultValue = typeof initialValue === 'string' ? initialValue : undefined
  return { id, name, errors, defaultValue }
}
