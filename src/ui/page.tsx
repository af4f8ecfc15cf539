import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Entering } from '#ui/entering.tsx'
import { Icon } from '#ui/icon.tsx'
import { useSite } from '#ui/site.ts'
import styles from '#ui/page.module.css'

interface PageProps {
  /** The page's main heading, as text or, for example, as a pair of airport codes; it is shown in the header. */
  title: ReactNode
  /** Path to which the back arrow leads; if undefined, there is no back arrow. */
  back?: string
  /**
   * A line below the heading, such as the dates of a search. If it is a button, its clickable area can include the
   * heading.
   */
  below?: ReactNode
  /** Whether the back arrow replaces the history entry; for a page to which the traveller must not return. */
  replaceBack?: boolean
  /** Controls in the page header, between the heading and the menu button. */
  actions?: ReactNode
  /** 'wide' makes the page wide enough for two columns on wide screens. */
  width?: 'narrow' | 'wide'
  /**
   * Whether the skip link leads to an element with the ID `content` in the page's own content, instead of the whole
   * `main` element.
   */
  skipsInside?: boolean
  children: ReactNode
}

/** Shows a page: a header with title, back arrow and actions, then the content. */
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
