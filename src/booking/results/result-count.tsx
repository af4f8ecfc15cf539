import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ResultList } from '#booking/results/result-list.ts'

interface Props {
  list: Pick<ResultList<unknown>, 'total' | 'onSale'>
  found: ReactNode
}

/**
 * Shows `found`, a text with the number of available results, and the number of sold-out results if there are any. If
 * all results are sold out, shows a text that says so, without numbers. Renders nothing for an empty list.
 */
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
