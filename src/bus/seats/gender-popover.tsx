import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import styles from '#bus/seats/seat-plan.module.css'
import { canSell, type Gender } from '#bus/seats/seat-rules.ts'
import { useSeatWords } from '#bus/seats/seat-words.ts'
import type { BusSeat } from '#contract/bus-results.ts'

interface Props {
  popover: RefObject<HTMLDivElement | null>
  /** Seat whose passenger's gender is being chosen; null if there is none. */
  seat: BusSeat | null
  onChoose: (gender: Gender) => void
}

/** Popover that asks for a passenger's gender; a gender to which the seat can't be sold is disabled. */
export function GenderPopover({ popover, seat, onChoose }: Props) {
  const words = useSeatWords()
  const number = seat?.seat ?? ''
  return (
    <div ref={popover} popover="auto" role="group" aria-labelledby="seat-question" className={styles.genders}>
      <p id="seat-question" className={styles.question}>
        <Trans>{number} numaralı koltuk kimin için?</Trans>
      </p>
      <div className={styles.choice}>
        {(['M', 'F'] as const).map((gender) => (
          <button
            key={gender}
            type="button"
            className={styles.gender}
            data-owner={gender}
            disabled={!seat || !canSell(seat, gender)}
            onClick={() => onChoose(gender)}
          >
            <span className={styles.letter} aria-hidden="true">
              {words.mark(gender)}
            </span>
            {words.gender(gender)}
          </button>
        ))}
      </div>
    </div>
  )
}
