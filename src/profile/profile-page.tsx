import type { ReactNode } from 'react'
import { DoneMessage } from '#profile/done.tsx'
import { ProfileLinks } from '#profile/profile-links.tsx'
import styles from '#profile/profile-page.module.css'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'

interface ProfilePageProps {
  title: string
  description: string
  /** Whether this is the start page of the account area, which lists the area's links on phones too. */
  index?: boolean
  children: ReactNode
}

/** Shows a page of the account area; on wide screens, the area's links are beside it. */
export function ProfilePage({ title, description, index = false, children }: ProfilePageProps) {
  return (
    <>
      <PageHead title={title} description={description} noindex />
      <Page title={title} back={index ? '/' : '/profile/'} width="wide">
        <div className={styles.screen} data-index={index || undefined}>
          <ProfileLinks />
          <div className={styles.main}>
            <DoneMessage />
            {children}
          </div>
        </div>
      </Page>
    </>
  )
}
