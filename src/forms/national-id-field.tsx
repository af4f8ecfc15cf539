import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isNationalId, hasUsualCheckDigits } from '#contract/rules.ts'
import type { FieldProps } from '#forms/field.ts'
import { TextField } from '#forms/text-field.tsx'

/**
 * Input for a Turkish national ID number. A number with unusual check digits, see `hasUsualCheckDigits`, is accepted
 * with a warning (docs/product/frame.md#form-rules).
 */
export function NationalIdField(field: Pick<FieldProps, 'name' | 'id' | 'errors' | 'defaultValue' | 'required'>) {
  const { t } = useLingui()
  const [number, setNumber] = useState(field.defaultValue ?? '')
  const odd = isNationalId(number) && !hasUsualCheckDigits(number)
  return (
    <TextField
      {...field}
      label={t`T.C. kimlik numarası`}
      inputMode="numeric"
      mask="99999999999"
      autoComplete="off"
      onValue={setNumber}
      warning={odd && t`Bu numara yanlış yazılmış olabilir. Lütfen kimliğinizle karşılaştırın.`}
    />
  )
}
