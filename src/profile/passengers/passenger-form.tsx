import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { useRootData } from '#api/root-data.ts'
import { type PassengerForm as Fields, passengerForm, type SavedPassenger } from '#contract/account.ts'
import type { Country } from '#contract/countries.ts'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { useCountryOptions } from '#forms/use-country-options.ts'
import { DateField } from '#forms/date-field.tsx'
import { fieldOf } from '#forms/field.ts'
import { FormFailure } from '#forms/form-failure.tsx'
import form from '#forms/form.module.css'
import { NationalIdField } from '#forms/national-id-field.tsx'
import { SelectField } from '#forms/select-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { useConformForm } from '#forms/use-conform-form.ts'
import { DeleteEntry } from '#profile/delete-entry.tsx'
import { editAddress } from '#profile/edit-param.ts'
import type { ListAnswer } from '#profile/list-action.ts'
import { passengersPath, preparePassengerForm } from '#profile/passengers/passenger-form-data.ts'
import styles from '#profile/passengers/passenger-form.module.css'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

/** Year to which the list of birth years scrolls when no year is chosen. The year is not selected. */
const firstYear = 2000

interface PassengerFormProps {
  /** The saved passenger to be edited, or null for a new one. */
  passenger: SavedPassenger | null
  countries: readonly Country[]
  answer: ListAnswer | undefined
}

/** Form that adds or edits a saved passenger; only name and surname are required (docs/product/frame.md#account). */
export function PassengerForm({ passenger, countries, answer }: PassengerFormProps) {
  const { t } = useLingui()
  const { appInfo, today, settings } = useRootData()
  const pending = useNavigation().formData?.get('intent') === 'save'
  const { fields, formProps } = useConformForm<Fields>({
    id: 'passenger',
    schema: passengerForm(today),
    lastResult: answer?.result,
    defaultValue: passenger ? { ...passenger, foregein_citizen: passenger.foregein_citizen ? 'true' : '' } : undefined,
    prepare: preparePassengerForm,
  })
  const foreign = fields.foregein_citizen
  const nationalities = useCountryOptions<Country>(({ id, name }) => ({ value: String(id), label: name }))
  const address = editAddress(passengersPath, passenger?.id ?? 'new')
  return (
    <div className={form.fields}>
      <Form method="post" action={address} replace {...formProps} className={classNames(form.fields, styles.passenger)}>
        <FormFailure
          answer={answer}
          fields={[
            { id: fields.name.id, label: t`Ad`, errors: fields.name.errors },
            { id: fields.surname.id, label: t`Soyad`, errors: fields.surname.errors },
            { id: fields.birth_date.id, label: t`Doğum tarihi`, errors: fields.birth_date.errors },
            { id: fields.citizen_number.id, label: t`T.C. kimlik numarası`, errors: fields.citizen_number.errors },
            { id: fields.passport.id, label: t`Pasaport numarası`, errors: fields.passport.errors },
          ]}
        />
        {passenger && <input type="hidden" name="id" value={passenger.id} />}
        <div className={form.pair}>
          <TextField {...fieldOf(fields.name)} label={t`Ad`} autoComplete="off" maxLength={150} required />
          <TextField {...fieldOf(fields.surname)} label={t`Soyad`} autoComplete="off" maxLength={150} required />
        </div>
        <SelectField
          {...fieldOf(fields.gender)}
          label={t`Cinsiyet`}
          placeholder={t`Seçin`}
          options={appInfo.gender_types.map(({ value, name }) => ({ value, label: name }))}
          required={false}
        />
        <DateField
          {...fieldOf(fields.birth_date)}
          label={t`Doğum tarihi`}
          max={today}
          language={settings.language}
          digits
          startYear={firstYear}
          required={false}
        />
        <CheckboxField {...fieldOf(foreign)} defaultValue={foreign.initialValue === 'true' ? 'true' : undefined}>
          <Trans>T.C. vatandaşı değilim</Trans>
        </CheckboxField>
        <div className={styles.citizen}>
          <NationalIdField {...fieldOf(fields.citizen_number)} required={false} />
        </div>
        <div className={styles.foreigner}>
          <SelectField
            {...fieldOf(fields.nationality_id)}
            label={t`Uyruk`}
            placeholder={t`Ülke seçin`}
            options={nationalities(countries)}
            required={false}
          />
        </div>
        <TextField
          {...fieldOf(fields.passport)}
          label={t`Pasaport numarası`}
          uppercase="ascii"
          autoComplete="off"
          maxLength={20}
          required={false}
        />
        <Button type="submit" wide name="intent" value="save" pending={pending}>
          <Trans>Kaydet</Trans>
        </Button>
      </Form>
      {passenger && (
        <DeleteEntry
          id={passenger.id}
          action={address}
          label={t`Yolcuyu sil`}
          title={t`Uyarı`}
          message={t`Bu yolcuya ait tüm bilgiler silinecek. Bu işlem geri alınamaz.`}
        />
      )}
    </div>
  )
}
