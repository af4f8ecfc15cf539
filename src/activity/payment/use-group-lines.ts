import { useLingui } from '@lingui/react/macro'
import type { PriceLine } from '#booking/payment/price-card.tsx'
import type { GroupTicket } from '#contract/group-ticket.ts'

/**
 * Returns the lines of the price table: the total of each passenger group, followed by its base price, tax (unless
 * zero) and service fee.
 */
export function useGroupLines(groups: readonly GroupTicket[]): PriceLine[] {
  const { t } = useLingui()
  return groups.flatMap(({ count, pax_name, total_base, total_tax, total_service_fee }) => {
    const parts = [
      { name: t`Temel ücret`, amount: count * total_base },
      ...(total_tax === 0 ? [] : [{ name: t`Vergi`, amount: count * total_tax }]),
      { name: t`Hizmet bedeli`, amount: count * total_service_fee },
    ]
    return [
      { name: `${count} × ${pax_name}`, amount: 0, sums: parts.length },
      ...parts.map((part) => ({ ...part, minor: true })),
    ]
  })
}
