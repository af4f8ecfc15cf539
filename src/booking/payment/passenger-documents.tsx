import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { IdentityFields, PassengerContext } from '#booking/payment/identity-fields.ts'
import type { Country } from '#contract/countries.ts'
import { useCountryOptions } from '#forms/use-country-options.ts'
import { DateField } from '#forms/date-field.tsx'
import form from '#forms/form.module.css'
import { SelectField } from '#forms/select-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { useSite } from '#ui/site.ts'

const home = 'TR'

interface PassengerDocumentsProps {
  fields: IdentityFields
  context: PassengerContext
  foreign: boolean
}

/**
 * Nationality and passport fields, for foreigners and on journeys abroad. For a Turkish citizen, Türkiye is
 * preselected.
 */
export function PassengerDocuments({ fields, context, foreign }: PassengerDocumentsProps) {
  const { t } = useLingui()
  const { language } = useSite()
  const nationalities = useCountryOptions<Country>(({ id, name }) => ({ value: String(id), label: name }))
  const { countries, domestic, passportExpiry } = context
  const own = countries.find((country) => country.code === home)
  const offered = foreign ? countries.filter((country) => country !== own) : countries
  const citizens = domestic || foreign ? '' : String(own?.id ?? '')
  /**
   * The nationality that the traveller chose last, before or after hydration. When the traveller is marked as a
   * foreigner, the nationality field is remounted. The new field starts with this nationality.
   */
  const [chosen, setChosen] = useState(fields.nationality.defaultValue)
  return (
    <div className={form.fields}>
      <SelectField
        key={String(foreign)}
        {...fields.nationality}
        defaultValue={(foreign ? chosen : fields.nationality.defaultValue) || citizens}
        onValue={setChosen}
        label={t`Uyruk`}
        placeholder={t`Ülke seçin`}
        required
        options={nationalities(offered)}
      />
      <TextField
        {...fields.passport}
        label={t`Pasaport numarası`}
        uppercase="ascii"
        autoComplete="off"
        maxLength={50}
        required
      />
      <DateField
        {...fields.passport_expiry_date}
        {...passportExpiry}
        label={t`Pasaport geçerlilik tarihi`}
        language={language}
        ascending
        required
      />
    </div>
  )
}
