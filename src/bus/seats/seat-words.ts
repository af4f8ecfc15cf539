import { useLingui } from '@lingui/react/macro'
import { type ChosenSeat, type Gender, isFree, type SeatPosition } from '#bus/seats/seat-rules.ts'
import type { BusSeat } from '#contract/bus-results.ts'
import { useMoney } from '#ui/money.tsx'

/**
 * Returns functions for the texts about seats: the gender, its one-letter mark, the position of a seat in its row, and
 * the accessible name of a seat.
 */
export function useSeatWords() {
  const { t } = useLingui()
  const money = useMoney()
  const gender = { M: t`Erkek`, F: t`Kadın` }
  const mark = {
    M: t({ message: 'E', comment: 'Erkek: one letter on a seat' }),
    F: t({ message: 'K', comment: 'Kadın: one letter on a seat' }),
  }
  const positions: Record<SeatPosition, string> = {
    window: t`pencere`,
    aisle: t`koridor`,
    single: t`tekli`,
    middle: t`orta`,
  }
  const stateOf = (seat: BusSeat, chosen: ChosenSeat | undefined): string => {
    if (chosen) return chosen.gender === 'M' ? t`seçildi, erkek` : t`seçildi, kadın`
    if (!isFree(seat)) {
      if (seat.sold_to === 'M') return t`dolu, erkek`
      if (seat.sold_to === 'F') return t`dolu, kadın`
      return t`satışa kapalı`
    }
    if (!seat.can_sale_male) return seat.can_sale_female ? t`boş, yalnızca kadın` : t`satışa kapalı`
    return seat.can_sale_female ? t`boş` : t`boş, yalnızca erkek`
  }
  return {
    gender: (one: Gender) => gender[one],
    mark: (one: Gender) => mark[one],
    position: (position: SeatPosition) => positions[position],
    /**
     * Returns the accessible name of a seat, such as 'Koltuk 12, koridor, 650,00 ₺, boş'; that of a taken seat has no
     * price.
     */
    name(seat: BusSeat, position: SeatPosition, chosen: ChosenSeat | undefined): string {
      const place = t`Koltuk ${seat.seat}, ${positions[position]}`
      const state = stateOf(seat, chosen)
      const price = money(chosen?.price ?? seat.price)
      return isFree(seat) ? t`${place}, ${price}, ${state}` : t`${place}, ${state}`
    },
  }
}
