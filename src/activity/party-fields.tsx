import { useLingui } from '@lingui/react/macro'
import { useEffect, useId } from 'react'
import { ageRanges, childAgesOf } from '#activity/child-ages.ts'
import { mostOf, type Party, withAge, withChildren } from '#activity/party.ts'
import { FieldError } from '#activity/field-error.tsx'
import styles from '#activity/party-fields.module.css'
import { useRootData } from '#api/root-data.ts'
import { activityLimits, childAges } from '#contract/activity-limits.ts'
import field from '#forms/field.module.css'
import { classNames } from '#ui/class-names.ts'
import { Stepper } from '#ui/stepper.tsx'

/** The lowest and the highest age, both inclusive, in full years on the date of the activity. */
interface Ages {
  age_from: number
  age_to: number
}

interface PassengerType extends Ages {
  name: string
  input_name: string
}

/**
 * If a maximum age is at least this value, it counts as no limit, because suppliers write 'no limit' as an age such as
 * 99 or 120.
 */
const noLimit = 99

interface PartyFieldsProps {
  party: Party
  onChange: (party: Party) => void
  /**
   * Passenger types that the activity admits. The names of the steppers and the ages of adults come from these types.
   * If the list is missing or empty, the types of the app info (`AppInfo`) are used.
   */
  types?: readonly PassengerType[] | undefined
  /**
   * Ages that a child may have, both inclusive. `null`: only adults take part. `undefined`: the limits of the app info
   * (`AppInfo`) apply.
   */
  ages?: { from: number; to: number } | null | undefined
  /**
   * Price units of the activity. If there are any, the age selects of children offer only ages that a price unit
   * includes.
   */
  units?: readonly Ages[]
  /**
   * Error message about the children's ages. It is shown at each select without a chosen age. If all ages are chosen,
   * it is shown at every select.
   */
  error?: string | undefined
}

/** Steppers for the numbers of adults and children, with an age select for each child; the total is at most eight. */
export function PartyFields({ party, onChange, types: own, ages: ownAges, units, error }: PartyFieldsProps) {
  const { t } = useLingui()
  const id = useId()
  const { passenger_types: usual, child_ages: usualAges } = useRootData().appInfo.constants.activity
  const types = own?.length ? own : usual
  const ages = ownAges === undefined ? childAgesOf(usualAges) : ownAges
  const typeOf = (input: string) => types.find(({ input_name: name }) => name === input)
  const adult = typeOf('adult_count')
  const child = typeOf('child_count')
  const { age_from: adultAge, age_to: oldest } = adult ?? { age_from: childAges.to + 1, age_to: noLimit }
  const { from, to } = ages ?? childAges
  const offered = Array.from({ length: to - from + 1 }, (_, years) => from + years).filter(
    (age) => !units?.length || units.some((unit) => unit.age_from <= age && age <= unit.age_to),
  )
  const childYears = ageRanges(offered)
  const refused = (age: number | null) => (error && (age === null || !party.ages.includes(null)) ? error : undefined)
  const first = party.ages.findIndex((age) => refused(age))
  // A sheet focuses its first control when it opens. After that, this effect moves the focus to the first age select
  // that has an error.
  useEffect(() => {
    if (error && first >= 0) document.getElementById(`${id}-${first}`)?.focus()
  }, [error, first, id])
  return (
    <div className={styles.fields}>
      <Stepper
        name="adult_count"
        label={adult?.name ?? t`Yetişkin`}
        hint={oldest < noLimit ? t`${adultAge}–${oldest} yaş` : t`${adultAge} yaş ve üzeri`}
        unit={adult?.name ?? t`Yetişkin`}
        value={party.adults}
        min={activityLimits.adults.min}
        max={mostOf(party, 'adults')}
        onChange={(adults) => onChange({ ...party, adults })}
      />
      {(ages || party.ages.length > 0) && (
        <Stepper
          name="child_count"
          label={child?.name ?? t`Çocuk`}
          hint={childYears ? t`${childYears} yaş, etkinlik gününde` : t`Yalnızca yetişkinler katılabilir`}
          unit={child?.name ?? t`Çocuk`}
          value={party.ages.length}
          max={mostOf(party, 'children')}
          onChange={(count) => onChange(withChildren(party, count))}
        />
      )}
      {party.ages.length > 0 && (
        <div className={styles.ages}>
          {party.ages.map((age, index) => {
            const number = index + 1
            const wrong = refused(age)
            return (
              <div key={index} className={field.field}>
                <label htmlFor={`${id}-${index}`} className={field.label}>
                  {t`${number}. çocuğun yaşı`}
                </label>
                <select
                  id={`${id}-${index}`}
                  name="child_ages"
                  required
                  className={classNames(field.input, field.select)}
                  value={age ?? ''}
                  autoFocus={first === index}
                  aria-invalid={wrong ? true : undefined}
                  aria-describedby={wrong && `${id}-${index}-error`}
                  onChange={({ target: { value } }) =>
                    onChange(withAge(party, index, value === '' ? null : Number(value)))
                  }
                >
                  <option value="">{t`Yaş seçin`}</option>
                  {age !== null && !offered.includes(age) && <option value={age}>{age}</option>}
                  {offered.map((years) => (
                    <option key={years} value={years}>
                      {years}
                    </option>
                  ))}
                </select>
                <FieldError id={`${id}-${index}`} error={wrong} />
              </div>
            )
          })}
        </div>
      )}
    </div>
  )
}
