import type { ReactNode } from 'react'
import styles from '#auth/auth-route.module.css'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'

interface AuthPageProps {
  title: string
  description: string
  /** Excludes the page from search engines. */
  noindex?: boolean
  /** URL of the page to go back to. */
  back: string
  children: ReactNode
}

/** Layout of the pages for sign-in, registration and passwords: one narrow column. */
export function AuthPage({ title, description, noindex = false, back, children }: AuthPageProps) {
  return (
    <>
      <PageHead title={title} description={description} noindex={noindex} />
      <Page title={title} back={back}>
        <div className={styles.screen}>{children}</div>
      </Page>
    </>
  )
}
