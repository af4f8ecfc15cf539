import type { MouseEvent } from 'react'
import { type ChosenSeat, isFree, type SeatPosition } from '#bus/seats/seat-rules.ts'
import styles from '#bus/seats/seat-plan.module.css'
import { useSeatWords } from '#bus/seats/seat-words.ts'
import type { BusSeat } from '#contract/bus-results.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  seat: BusSeat
  position: SeatPosition
  chosen: ChosenSeat | undefined
  /** Whether the Tab key reaches this seat (roving tabindex); arrow keys reach the others. */
  reachable: boolean
  /**
   * Called when the seat is pressed, but only if the seat is free and can be sold to at least one gender. This includes
   * seats that the traveller has already chosen.
   */
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
  onFocus: () => void
}

/**
 * Button for a seat: its number and, if the seat is chosen or can't be chosen, a letter or a cross in addition to its
 * colour.
 */
export function SeatButton({ seat, position, chosen, reachable, onPress, onFocus }: Props) {
  const words = useSeatWords()
  const free = isFree(seat) && (seat.can_sale_male || seat.can_sale_female)
  const owner = chosen?.gender ?? (free || seat.sold_to === 'CS' ? null : seat.sold_to)
  return (
    <button
      type="button"
      className={styles.seat}
      data-seat={seat.seat}
      data-state={chosen ? 'chosen' : free ? 'free' : 'taken'}
      data-owner={owner ?? undefined}
      aria-label={words.name(seat, position, chosen)}
      aria-pressed={chosen !== undefined}
      aria-disabled={!free || undefined}
      tabIndex={reachable ? 0 : -1}
      onFocus={onFocus}
      onClick={(event) => {
        if (free) onPress(event)
      }}
    >
      <span className={styles.number}>{seat.seat}</span>
      <span className={styles.mark} data-mark={owner ? words.mark(owner) : undefined}>
        {!owner && !free && <Icon name="close" size={16} />}
      </span>
    </button>
  )
}
