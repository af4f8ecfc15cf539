import { Trans } from '@lingui/react/macro'
import { usePriceAlertSheet } from '#booking/price-alert/use-price-alert-sheet.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { moreIcons } from '#ui/more-icons.ts'

/** Price alert on a sold-out card, in place of 'Seç'. */
export function SoldOutOffer({ option, path }: { option: string; path: string }) {
  const { link, sheet } = usePriceAlertSheet(option, path)
  return (
    <>
      <ButtonLink {...link} variant="secondary" size="small" icon={moreIcons.alarm} wide>
        <Trans>Fiyat Alarmı</Trans>
      </ButtonLink>
      {sheet}
    </>
  )
}
