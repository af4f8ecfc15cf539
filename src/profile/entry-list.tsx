import { Trans, useLingui } from '@lingui/react/macro'
import { Children, type ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { editAddress } from '#profile/edit-param.ts'
import { openedHere } from '#profile/edit-popup.tsx'
import styles from '#profile/profile-page.module.css'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { IconName } from '#ui/icon-paths.ts'

interface EntryListProps {
  list: string
  /** Label of the link that adds an entry. */
  add: string
  empty: { icon: IconName; title: string; text: string }
  /** Whether the cards are so wide that they are in one column on wide screens too. */
  single?: boolean
  children: ReactNode[]
}

/** Lists cards, with a link that adds an entry; shows an empty state if there are no cards. */
export function EntryList({ list, add, empty, single = false, children }: EntryListProps) {
  const link = (
    <ButtonLink to={editAddress(list, 'new')} state={openedHere} icon="plus" preventScrollReset>
      {add}
    </ButtonLink>
  )
  if (Children.count(children) === 0) return <EmptyState {...empty}>{link}</EmptyState>
  return (
    <>
      <div className={styles.actions}>{link}</div>
      <div className={single ? styles.main : styles.list} data-private>
        {children}
      </div>
    </>
  )
}

interface EntryCardProps {
  list: string
  id: number
  name: string
  icon: IconName
  children: ReactNode
}

/** Card of an entry in a list, with a link to the popup that edits it. */
export function EntryCard({ list, id, name, icon, children }: EntryCardProps) {
  const { t } = useLingui()
  const edit = (
    <ButtonLink
      to={editAddress(list, id)}
      state={openedHere}
      variant="quiet"
      size="small"
      preventScrollReset
      aria-label={t`Düzenle: ${name}`}
    >
      <Trans>Düzenle</Trans>
    </ButtonLink>
  )
  return (
    <Card title={name} icon={icon} aside={edit}>
      {children}
    </Card>
  )
}
