import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#ui/empty-state.tsx'
import { ButtonLink } from '#ui/button.tsx'

interface TripFailureProps {
  /** Address that shows the seats after a full page load, if a retry can't help. */
  reload?: string
}

/** Error view in place of seats that can't be loaded. */
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
