import { useLingui } from '@lingui/react/macro'
import type { PriceParts } from '#transfer/price-parts.ts'

/**
 * Returns the lines of a price before a coupon or a money point is subtracted: rides, campaign discount, extras.
 * Amounts are in TRY.
 */
export function usePriceLines({ fare, campaign, service }: PriceParts): { name: string; amount: number }[] {
  const { t } = useLingui()
  return [
    { name: t`Transfer ücreti (KDV dahil)`, amount: fare },
    ...(campaign > 0 ? [{ name: t`Kampanya indirimi`, amount: -campaign }] : []),
    ...(service > 0 ? [{ name: t`Ek hizmetler`, amount: service }] : []),
  ]
}
