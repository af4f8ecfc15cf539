import styles from '#home/search-form.module.css'

interface SearchFieldErrorProps {
  id: string
  error: string | undefined
  /** Whether the form is hydrated. If so, the error is a live region, because no page load announces it. */
  enhanced: boolean
}

/** Shows an error below a field of a search form. */
export function SearchFieldError({ id, error, enhanced }: SearchFieldErrorProps) {
  if (!error) return null
  return (
    <p id={id} className={styles.error} role={enhanced ? 'alert' : undefined}>
      {error}
    </p>
  )
}
