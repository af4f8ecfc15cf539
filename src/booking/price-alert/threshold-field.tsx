import { useLingui } from '@lingui/react/macro'
import { type FieldMeta, fieldOf } from '#forms/field.ts'
import { TextField } from '#forms/text-field.tsx'

/**
 * Form field for the threshold in lira. If it is empty, the owner of the alert is notified of every price drop of at
 * least 1 %.
 */
export function ThresholdField({ meta, autoFocus = false }: { meta: FieldMeta; autoFocus?: boolean }) {
  const { t } = useLingui()
  return (
    <TextField
      {...fieldOf(meta)}
      label={t`Şu tutara inince haber ver`}
      hint={t`Boş bırakırsanız fiyat en az %1 düşünce haber veririz.`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={15}
      end="₺"
      required={false}
      autoFocus={autoFocus}
    />
  )
}
