import type { ReactNode } from 'react'

/** What every field component takes. Fields of a Conform form get most of it from `fieldOf`. */
export interface FieldProps {
  /** The spec's field name. */
  name: string
  label: ReactNode
  hint?: ReactNode
  /** Rule codes or server texts; the first is shown. */
  errors?: readonly string[] | undefined
  id?: string | undefined
  defaultValue?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Shown below the field, as advice that refuses nothing. */
  warning?: ReactNode
  /** Id of the form, where the field stands outside it. */
  form?: string | undefined
}

/** What `fieldOf` reads of Conform's metadata of a field. */
export interface FieldMeta {
  id: string
  name: string
  errors: string[] | undefined
  initialValue: unknown
}

/** The props of a field component from Conform's metadata. */
export function fieldOf(meta: FieldMeta) {
  const { id, name, errors, initialValue } = meta
  const defaultValue = typeof initialValue === 'string' ? initialValue : undefined
  return { id, name, errors, defaultValue }
}
