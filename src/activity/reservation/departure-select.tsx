import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { reservationParams } from '#activity/activity-addresses.ts'
import { FieldError } from '#activity/field-error.tsx'
import { departureWords } from '#activity/departure-words.ts'
import { isBookable } from '#activity/reservation/departures.ts'
import type { OrganizationDate } from '#contract/activity-parts.ts'
import field from '#forms/field.module.css'
import { classNames } from '#ui/class-names.ts'
import { useMoney } from '#ui/money.tsx'
import { useSite } from '#ui/site.ts'

interface Props {
  departures: readonly OrganizationDate[]
  chosen: string | null
  error: string | undefined
}

/**
 * Select with the departures, shown before hydration: date, adult price and, if only a few are left, the number of
 * places.
 */
export function DepartureSelect({ departures, chosen, error }: Props) {
  const { t } = useLingui()
  const { language } = useSite()
  const money = useMoney()
  const id = useId()
  const said = (one: OrganizationDate) => {
    if (!isBookable(one)) return t`dolu`
    const few = one.left === null ? '' : t`${plural(one.left, { one: 'son # yer', other: 'son # yer' })}`
    return [one.adult_price === null ? '' : money(one.adult_price), few].filter(Boolean).join(', ')
  }
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>{t`Tarih`}</label>
      <select
        id={id}
        name={reservationParams.organization}
        required
        defaultValue={chosen ?? ''}
        autoFocus={error !== undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        className={classNames(field.input, field.select)}
      >
        <option value="">{t`Tarih seçin`}</option>
        {departures.map((one) => (
          <option key={one.id} value={one.id} disabled={!isBookable(one)}>
            {[departureWords(one, language), said(one)].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
    </div>
  )
}
