import styles from '#home/search-form.module.css'

interface SearchFieldErrorProps {
  id: string
  error: string | undefined
  /**
   * Whether the form is hydrated. In a hydrated form, an error appears without a page load. Therefore it is a live
   * region, which screen readers announce.
   */
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
