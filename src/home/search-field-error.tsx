import styles from '#home/search-form.module.css'

interface SearchFieldErrorProps {
  id: string
  error: string | undefined
  /** With scripts it is announced, as it comes without a new page. */
  enhanced: boolean
}

/** What is wrong with a field of a search, below it. */
export function SearchFieldError({ id, error, enhanced }: SearchFieldErrorProps) {
  if (!error) return null
  return (
    <p id={id} className={styles.error} role={enhanced ? 'alert' : undefined}>
      {error}
    </p>
  )
}
