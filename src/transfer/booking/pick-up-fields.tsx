import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useRootData } from '#api/root-data.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { followsFlight, plannedRides } from '#transfer/booked-rides.ts'
import type { MoveAnswer } from '#transfer/booking/move-pick-ups.ts'
import { offeredTimes, timeStillLeft } from '#transfer/offered-times.ts'
import styles from '#transfer/booking/pick-up-card.module.css'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { transferLimits } from '#contract/transfer-limits.ts'
import { SelectField } from '#forms/select-field.tsx'
import { TextField } from '#forms/text-field.tsx'

interface PickUpFieldsProps {
  booking: TransferBooking
  /** Result of the last request to change the pick-up times; its values and errors are shown in the fields. */
  answer: MoveAnswer | null
  /** Time at which the ticket was loaded, in ms since 1970. */
  now: number
}

interface ChosenTime {
  value: string
  /**
   * How often the app has replaced the chosen pick-up time. It does so when the traveller chooses a date on which that
   * time is past but a later time is not. The number is the React key of the select element, so that each replacement
   * mounts a new element with the new time.
   */
  replaced: number
}

/**
 * Shows date and time fields for each ride, and a field for the flight number if the booking has one. The first invalid
 * field gets the focus.
 */
export function PickUpFields({ booking, answer, now }: PickUpFieldsProps) {
  const { t } = useLingui()
  const { today } = useRootData()
  const fields = useRef<HTMLDivElement>(null)
  const { asked = null, errors = {} } = answer ?? {}
  // A field's error disappears when the traveller changes the field. It does not come back when the field loses the
  // focus, because that would move the button that the traveller is pressing.
  const [edited, setEdited] = useState<Record<string, MoveAnswer | null>>({})
  const errorsOf = (name: string) => (edited[name] === answer ? undefined : errors[name])
  const edit = (name: string) => () => setEdited((before) => ({ ...before, [name]: answer }))
  const [days, setDays] = useState<Record<string, string>>({})
  const [times, setTimes] = useState<Record<string, ChosenTime>>({})
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [answer])
  const rides = plannedRides(booking)
  const names = [
    { day: 'departure_date', time: 'departure_pickup_time' },
    { day: 'return_date', time: 'return_pickup_time' },
  ] as const
  return (
    <div ref={fields} className={styles.fields}>
      {rides.map(({ date, time }, index) => {
        const name = names[index]
        if (!name) return null
        const only = rides.length === 1
        const shownTime = asked?.[name.time] || time
        const shownDay = asked?.[name.day] ?? date
        const { value: chosen, replaced } = times[name.time] ?? { value: shownTime, replaced: 0 }
        const choose = (value: string, again = 0) =>
          setTimes((before) => ({ ...before, [name.time]: { value, replaced: replaced + again } }))
        return (
          <div key={name.day} className={styles.ride}>
            <TextField
              type="date"
              name={name.day}
              label={only ? t`Gün` : index === 0 ? t`Gidiş günü` : t`Dönüş günü`}
              min={today}
              max={lastDayOnSale(today)}
              defaultValue={shownDay}
              errors={errorsOf(name.day)}
              onValue={(day) => {
                edit(name.day)()
                setDays((before) => ({ ...before, [name.day]: day }))
                const left = timeStillLeft(chosen, day, now)
                if (left !== chosen) choose(left, 1)
              }}
              required
            />
            <SelectField
              key={replaced}
              name={name.time}
              label={only ? t`Saat` : index === 0 ? t`Gidiş alış saati` : t`Dönüş alış saati`}
              defaultValue={chosen}
              errors={errorsOf(name.time)}
              onValue={(time) => {
                edit(name.time)()
                choose(time)
              }}
              options={offeredTimes(chosen, days[name.day] ?? shownDay, now).map((one) => ({
                value: one,
                label: one,
              }))}
              required
            />
          </div>
        )
      })}
      {booking.transfer?.flight_number && (
        <TextField
          name="flight_number"
          label={t`Uçuş numarası`}
          {...(followsFlight(booking) && { hint: t`Başka bir uçuşla geliyorsanız onun numarasını yazın.` })}
          maxLength={transferLimits.flightNumber}
          uppercase="ascii"
          autoComplete="off"
          spellCheck={false}
          defaultValue={asked?.flight_number || booking.transfer.flight_number}
          errors={errorsOf('flight_number')}
          onValue={edit('flight_number')}
        />
      )}
    </div>
  )
}
