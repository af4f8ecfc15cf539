import styles from '#home/search-form.module.css'

interface SearchFieldErrorProps {
  id: string
  error: string | undefined
  /** Whether the form is hydrated: the error is then a live region, because no new page announces it. */
  enhanced: boolean
}

/** Error message below a field of a search form. */
export function SearchFieldError({ id, error, enhanced }: SearchFieldErrorProps) {
  if (!error) return null
  return (
    <p id={id} className={styles.error} role={enhanced ? 'alert' : undefined}>
      {error}
    </p>
  )
}
