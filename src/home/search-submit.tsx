import type { ReactNode } from 'react'
import styles from '#home/search-form.module.css'
import { Button } from '#ui/button.tsx'

export function SearchSubmit({ pending, children }: { pending: boolean; children: ReactNode }) {
  return (
    <Button type="submit" size="large" wide icon="search" pending={pending} className={styles.submit ?? ''}>
      {children}
    </Button>
  )
}
