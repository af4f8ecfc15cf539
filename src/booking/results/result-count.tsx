import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ResultList } from '#booking/results/result-list.ts'

interface Props {
  list: Pick<ResultList<unknown>, 'total' | 'onSale'>
  /** How many can be bought. */
  found: ReactNode
}

/** How many results can be bought, and how many are sold out. Nothing where the list is empty. */
export function ResultCount({ list: { total, onSale }, found }: Props) {
  const soldOut = total - onSale
  if (total === 0) return null
  if (onSale === 0) return <Trans>Hepsinde yer kalmadı</Trans>
  return (
    <>
      {found}
      {soldOut > 0 && (
        <>
          {' · '}
          <Plural value={soldOut} other="# dolu" />
        </>
      )}
    </>
  )
}
