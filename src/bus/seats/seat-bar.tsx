import { Trans, useLingui } from '@lingui/react/macro'
import styles from '#bus/seats/seat-bar.module.css'
import { type ChosenSeat, totalOf } from '#bus/seats/seat-rules.ts'
import { useSeatWords } from '#bus/seats/seat-words.ts'
import { mostSeats } from '#contract/bus-limits.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Money } from '#ui/money.tsx'

interface Props {
  chosen: readonly ChosenSeat[]
  /** ID of the form that the button 'Ödemeye Git' (go to payment) submits. */
  form: string
  /**
   * Number of the seat that was just removed with its button in this bar, so that screen readers announce it. Null if
   * no seat was removed here, or if the chosen seats have changed since the last removal.
   */
  removed: string | null
  /** Whether the traveller pressed the payment button without choosing a seat. */
  isMissing: boolean
  onRemove: (seat: string) => void
}

/** Bar with the chosen seats in four slots, their total, and the button to payment. */
export function SeatBar({ chosen, form, removed, isMissing, onRemove }: Props) {
  const { t } = useLingui()
  const words = useSeatWords()
  return (
    <div className={styles.bar}>
      <div className={styles.picked}>
        <h3 className={styles.title}>
          <Trans>Seçilen Koltuklar</Trans>
        </h3>
        <ul className={styles.slots} aria-label={t`Seçilen Koltuklar`}>
          {Array.from({ length: mostSeats }, (_, slot) => {
            const seat = chosen[slot]
            return (
              <li key={seat?.seat ?? `free ${slot}`} className={styles.slot} data-owner={seat?.gender}>
                {seat ? (
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={t`Koltuk ${seat.seat}, ${words.gender(seat.gender)}: çıkar`}
                    onClick={({ currentTarget }) => {
                      leaveSlot(currentTarget, seat.seat)
                      onRemove(seat.seat)
                    }}
                  >
                    <strong>{seat.seat}</strong>
                    <span className={styles.mark} data-mark={words.mark(seat.gender)} />
                    <Icon name="close" size={16} className={styles.cross} />
                  </button>
                ) : (
                  <span className="visually-hidden">
                    <Trans context="slot">boş</Trans>
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      </div>
      <p role="alert" className={styles.missing}>
        {isMissing && <Trans>En az bir koltuk seçin.</Trans>}
      </p>
      <p className={styles.total} role="status">
        <span className="visually-hidden">
          {removed !== null && <Trans>Koltuk {removed} çıkarıldı.</Trans>} <Trans>Toplam</Trans>
        </span>{' '}
        <Money amount={totalOf(chosen)} />
      </p>
      <Button type="submit" form={form}>
        <Trans>Ödemeye Git</Trans>
      </Button>
    </div>
  )
}

/**
 * Moves the focus when a chosen seat is removed from its slot in the bar. If the next slot contains a seat, the focus
 * moves to this slot. Otherwise, the focus moves to the removed seat in the seat plan. After a removal by pointer, the
 * page does not scroll to the focused element.
 */
function leaveSlot(slot: HTMLElement, seat: string): void {
  const next = slot.closest('li')?.nextElementSibling?.querySelector('button')
  const inPlan = slot.closest('dialog')?.querySelector<HTMLElement>(`[data-seat="${CSS.escape(seat)}"]`)
  const target = next ?? inPlan
  target?.focus({ preventScroll: !slot.matches(':focus-visible') })
}
