import { Trans } from '@lingui/react/macro'

/** The sign before an estimated time: '≈ 21:05'. */
export function EstimateMark() {
  return (
    <>
      <span aria-hidden="true">≈ </span>
      <span className="visually-hidden">
        <Trans>yaklaşık</Trans>{' '}
      </span>
    </>
  )
}
