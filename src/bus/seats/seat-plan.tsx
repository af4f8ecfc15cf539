import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { BusGlyph } from '#bus/bus-glyph.tsx'
import { SeatButton } from '#bus/seats/seat-button.tsx'
import styles from '#bus/seats/seat-plan.module.css'
import { type ChosenSeat, positionOf, shownSeats } from '#bus/seats/seat-rules.ts'
import { type Cell, firstSeat, walk } from '#bus/seats/seat-walk.ts'
import type { BusSeat, SeatMatrix } from '#contract/bus-results.ts'
import { useSite } from '#ui/site.ts'

interface Props {
  matrix: SeatMatrix
  chosen: readonly ChosenSeat[]
  onPress: (seat: BusSeat, event: MouseEvent<HTMLButtonElement>) => void
}

/**
 * Shows the seats as arranged in the bus, with its front at the top. The Tab key reaches one seat; arrow keys reach the
 * others.
 */
export function SeatPlan({ matrix, chosen, onPress }: Props) {
  const { t } = useLingui()
  const told = shownSeats(chosen, useSite().currency)
  const plan = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<Cell | undefined>(() => firstSeat(matrix))
  const columns = Math.max(1, ...matrix.map((row) => row.length))
  const onKeyDown = (event: KeyboardEvent) => {
    const next = at && walk(matrix, at, event.key)
    if (!next) return
    event.preventDefault()
    setAt(next)
    plan.current?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.cell}"] button`)?.focus()
  }
  return (
    <div className={styles.bus}>
      <p className={styles.front}>
        <BusGlyph name="wheel" size={28} />
        <span>
          <Trans>Ön</Trans>
        </span>
      </p>
      <div
        ref={plan}
        role="grid"
        tabIndex={-1}
        aria-label={t`Koltuk planı`}
        className={styles.plan}
        style={{ '--columns': columns }}
        onKeyDown={onKeyDown}
      >
        {matrix.map((row, rowIndex) => (
          <div key={rowIndex} role="row" className={styles.row}>
            {row.map((seat, cell) => (
              <div key={cell} role="gridcell" data-cell={`${rowIndex}-${cell}`}>
                {seat && (
                  <SeatButton
                    seat={seat}
                    position={positionOf(row, cell)}
                    chosen={told.find((one) => one.seat === seat.seat)}
                    reachable={at?.row === rowIndex && at.cell === cell}
                    onPress={(event) => onPress(seat, event)}
                    onFocus={() => setAt({ row: rowIndex, cell })}
                  />
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
