import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#ui/empty-state.tsx'
import { ButtonLink } from '#ui/button.tsx'

interface TripFailureProps {
  /** Address that shows the seats once it is loaded anew, where nothing less may bring them. */
  reload?: string
}

/** What stands in the place of seats that can't be had now. */
export function TripFailure({ reload }: TripFailureProps) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon="warning"
      title={t`Bu seferin detaylarını şuan getiremiyoruz`}
      text={t`Dilerseniz diğer otobüslere bakabilirsiniz`}
    >
      {reload !== undefined && (
        <ButtonLink to={reload} reloadDocument variant="secondary">
          <Trans>Yeniden dene</Trans>
        </ButtonLink>
      )}
    </EmptyState>
  )
}
