import { Trans } from '@lingui/react/macro'

/** Shows the sign before an estimated time, as in '≈ 21:05'. */
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
