import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { PickerButton } from '#home/picker-button.tsx'
import { SearchFieldError } from '#home/search-field-error.tsx'
import styles from '#home/search-form.module.css'
import { firstError } from '#home/search-reply.ts'
import type { FormFields, Picker } from '#home/use-form-fields.ts'

export type SearchFieldState = Pick<FormFields<unknown>, 'enhanced' | 'errors' | 'open' | 'reply'>

interface SearchFieldProps {
  name: Exclude<Picker, 'passengers'>
  label: string
  /** Content that shows the chosen place or date. */
  chosen: ReactNode
  state: SearchFieldState
  /** Attributes of the input that is used before hydration. */
  input: InputHTMLAttributes<HTMLInputElement>
  /** Hidden inputs with the chosen value, which the form posts after hydration. */
  hidden: ReactNode
  onPreload: () => void
  className: string | undefined
  'data-side'?: string
  /** Content that is shown below the field before hydration. */
  children?: ReactNode
}

/** Field for a place or a date: a button that opens the popup in which it is chosen or, before hydration, an input. */
export function SearchField(props: SearchFieldProps) {
  const { name, label, chosen, state, input, hidden, onPreload, children, ...box } = props
  const { enhanced } = state
  const error = state.errors[name]
  const id = useId()
  const described = error ? `${id}-error` : undefined
  return (
    <div data-invalid={error !== undefined} {...box}>
      {enhanced ? (
        <>
          <PickerButton field={name} describedBy={described} onOpen={() => state.open(name)} onPreload={onPreload}>
            <span className={styles.label}>{label}</span>
            {chosen}
          </PickerButton>
          {hidden}
        </>
      ) : (
        <div className={styles.control}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <span className={styles.face} aria-hidden="true">
            {chosen}
          </span>
          <input
            id={id}
            // Autofill is off. Otherwise a value that the browser fills in would be sent, although the field shows
            // another value.
            autoComplete="off"
            autoFocus={firstError(state.reply) === name}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={described}
            className={styles.text}
            {...input}
          />
        </div>
      )}
      <SearchFieldError id={`${id}-error`} error={error} enhanced={enhanced} />
      {!enhanced && children}
    </div>
  )
}
