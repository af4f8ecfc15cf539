import { Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { Form } from 'react-router'
import { NightNote } from '#bus/night-note.tsx'
import styles from '#bus/seats/seat-popup.module.css'
import { TripFailure } from '#bus/seats/trip-failure.tsx'
import type { BusAnswer } from '#bus/search/bus-search-actions.ts'
import { canSell, isFree, positionOf, seatFields } from '#bus/seats/seat-rules.ts'
import { useSeatWords } from '#bus/seats/seat-words.ts'
import type { TripAnswer, TripDetail } from '#bus/seats/trip-detail.ts'
import { TripFacts } from '#bus/seats/trip-facts.tsx'
import { NamedTripLine } from '#bus/search/trip-line.tsx'
import { mostSeats } from '#contract/bus-limits.ts'
import type { BusItem } from '#contract/bus-results.ts'
import { Button } from '#ui/button.tsx'
import { Card, Notice } from '#ui/card.tsx'
import { Money } from '#ui/money.tsx'

interface SeatFormProps {
  form: RefObject<HTMLFormElement | null>
  /** The trip as it appears in the results; undefined if the reloaded results no longer contain it. */
  item: BusItem | undefined
  trip: TripAnswer
  answer: BusAnswer['seats']
}

/**
 * Seats of a trip as a form for use before hydration: a list in which each free seat can be assigned to a man or a
 * woman. The form is submitted as a full page load, so that the page shows current seats and prices if the selection is
 * refused.
 */
export function SeatForm({ trip, ...shown }: SeatFormProps) {
  const { t } = useLingui()
  return (
    <Card title={t`Koltuk Seçimi`} className={styles.content}>
      {trip.detail ? <SeatFields {...shown} {...trip} detail={trip.detail} /> : <TripFailure />}
    </Card>
  )
}

interface SeatFieldsProps extends Omit<SeatFormProps, 'trip'>, TripAnswer {
  detail: TripDetail
}

function SeatFields({ form, item, productId, detail, now, answer }: SeatFieldsProps) {
  const words = useSeatWords()
  const seats = detail.seat_matrix.flatMap((row) =>
    row.flatMap((seat, cell) => (seat && isFree(seat) ? [{ seat, position: positionOf(row, cell) }] : [])),
  )
  return (
    <Form ref={form} method="post" reloadDocument className={styles.plain}>
      <input type="hidden" name="intent" value="select" />
      <input type="hidden" name="product_id" value={productId} />
      {item && (
        <div>
          <NamedTripLine trip={item} />
          <NightNote departure={item.departure} />
        </div>
      )}
      {answer?.problem && (
        <Notice tone="danger" live>
          {answer.problem === 'none' ? (
            <Trans>En az bir koltuk seçin.</Trans>
          ) : (
            <Trans>En fazla {mostSeats} koltuk seçebilirsiniz</Trans>
          )}
        </Notice>
      )}
      <ul className={styles.plainSeats}>
        {seats.map(({ seat, position }) => {
          const names = seatFields(seat.seat)
          const selected = answer?.selected.find((one) => one.seat === seat.seat)
          return (
            <li key={seat.seat}>
              <label className={styles.plainSeat}>
                <span>
                  <strong>
                    <Trans>Koltuk {seat.seat}</Trans>
                  </strong>{' '}
                  · {words.position(position)} · <Money amount={seat.price} />
                </span>
                <select name={names.gender} defaultValue={selected?.gender ?? ''}>
                  <option value="">–</option>
                  {(['M', 'F'] as const).map((gender) => (
                    <option key={gender} value={gender} disabled={!canSell(seat, gender)}>
                      {words.gender(gender)}
                    </option>
                  ))}
                </select>
              </label>
              <input type="hidden" name={names.price} value={seat.price} />
            </li>
          )
        })}
      </ul>
      <TripFacts detail={detail} now={now} />
      <Button type="submit" wide>
        <Trans>Ödemeye Git</Trans>
      </Button>
    </Form>
  )
}
