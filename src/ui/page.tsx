import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Entering } from '#ui/entering.tsx'
import { Icon } from '#ui/icon.tsx'
import { useSite } from '#ui/site.ts'
import styles from '#ui/page.module.css'

interface PageProps {
  /** Content of the navbar: the page's main heading, as text or for example a pair of airport codes. */
  title: ReactNode
  /** Target of the back arrow; without a target there is no arrow, as on home. */
  back?: string
  /** A line below the heading, such as the days of a search; its area may be the heading as well. */
  below?: ReactNode
  /** Whether the back arrow replaces the history entry, for a page to which the traveller must not return. */
  replaceBack?: boolean
  /** Controls at the end of the navbar. */
  actions?: ReactNode
  /** 'wide' leaves room for a second column on wide screens. */
  width?: 'narrow' | 'wide'
  /** The skip link targets an element with the id `content` inside the page instead of the whole main element. */
  skipsInside?: boolean
  children: ReactNode
}

/** A screen inside the root layout: navbar with title, back arrow and actions, then the content. */
export function Page({
  title,
  back,
  below,
  replaceBack = false,
  actions,
  width = 'narrow',
  skipsInside = false,
  children,
}: PageProps) {
  const { t } = useLingui()
  const { menu } = useSite()
  return (
    <>
      <header className={styles.navbar}>
        <div className={styles.bar} data-width={width}>
          {back ? (
            <Link to={back} replace={replaceBack} className={styles.back} aria-label={t`Geri`}>
              <Icon name="back" />
            </Link>
          ) : null}
          <div className={styles.heading}>
            <h1 className={styles.title}>{title}</h1>
            {below}
          </div>
          <div className={styles.actions}>
            {actions}
            {menu}
          </div>
        </div>
      </header>
      <Entering>
        <main id={skipsInside ? undefined : 'content'} tabIndex={-1} className={styles.content} data-width={width}>
          {children}
        </main>
      </Entering>
    </>
  )
}
