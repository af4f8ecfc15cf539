import { type ReactNode, useId } from 'react'
import { PickerButton } from '#home/picker-button.tsx'
import { SearchFieldError } from '#home/search-field-error.tsx'
import styles from '#home/search-form.module.css'

interface SheetFieldProps {
  label: ReactNode
  /** The chosen values as text, for example the number of travellers. */
  value: ReactNode
  /** The chosen values by field name; after hydration, they are submitted as hidden inputs. */
  values: Readonly<Record<string, string | number>>
  enhanced: boolean
  error: string | undefined
  onOpen: () => void
  onPreload: () => void
  /** Plain form fields for use before hydration. */
  children: ReactNode
}

/**
 * Field for the travellers and similar choices of a search form: a button that opens a sheet or, before hydration,
 * expandable form fields.
 */
export function SheetField({ label, value, values, enhanced, error, onOpen, onPreload, children }: SheetFieldProps) {
  const id = useId()
  const described = error ? `${id}-error` : undefined
  const face = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
    </>
  )
  return (
    <div className={styles.field} data-invalid={error !== undefined}>
      {enhanced ? (
        <>
          <PickerButton field="passengers" describedBy={described} onOpen={onOpen} onPreload={onPreload}>
            {face}
          </PickerButton>
          {Object.entries(values).map(([name, given]) => (
            <input key={name} type="hidden" name={name} value={given} />
          ))}
        </>
      ) : (
        <details className={styles.unfolding} open={error !== undefined}>
          <summary className={styles.control} aria-describedby={described}>
            {face}
          </summary>
          <div className={styles.plainFields}>{children}</div>
        </details>
      )}
      <SearchFieldError id={`${id}-error`} error={error} enhanced={enhanced} />
    </div>
  )
}
