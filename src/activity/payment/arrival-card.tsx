import { useLingui } from '@lingui/react/macro'
import { DateField } from '#forms/date-field.tsx'
import type { FieldProps } from '#forms/field.ts'
import { Card } from '#ui/card.tsx'
import { useSite } from '#ui/site.ts'

interface ArrivalCardProps {
  field: Pick<FieldProps, 'name' | 'id' | 'errors' | 'defaultValue'>
  /** Name of the place where the activity is held. */
  place: string
  /** Earliest and latest arrival date as plain dates: today and the date of the activity. */
  min: string
  max: string
}

/**
 * Card with an optional field for the date on which the travellers arrive at the destination; the organiser receives
 * it.
 */
export function ArrivalCard({ field, place, min, max }: ArrivalCardProps) {
  const { t } = useLingui()
  const { language } = useSite()
  return (
    <Card title={t`Ek Bilgiler`} icon="info">
      <DateField
        {...field}
        label={t`Varış tarihi`}
        hint={t`${place} için varış gününüz. Düzenleyen size ne zaman ulaşabileceğini bilir; zaten oradaysanız boş bırakın.`}
        language={language}
        min={min}
        max={max}
        required={false}
        ascending
      />
    </Card>
  )
}
