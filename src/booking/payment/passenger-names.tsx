import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { type PassengerValues, passengerValuesOf, savedPassengerValues } from '#booking/payment/payment-defaults.ts'
import styles from '#booking/payment/payment-form.module.css'
import type { PeopleWords } from '#booking/words/product-words.ts'
import type { SavedPassenger } from '#contract/account.ts'
import type { FieldProps } from '#forms/field.ts'
import layout from '#forms/form.module.css'
import { hasTypedValues } from '#forms/has-typed-values.ts'
import { SelectField } from '#forms/select-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { Card } from '#ui/card.tsx'

export type PassengerField = Pick<FieldProps, 'name' | 'id' | 'errors' | 'defaultValue'>

/** The name fields of a traveller, which every product requires; some products require nothing else. */
export type NameFields = Record<'name' | 'surname', PassengerField>

export interface PassengerFrameProps<Fields extends NameFields> {
  index: number
  /** Texts for the title of the traveller's card. */
  words: PeopleWords
  /** Detail beside the title of the card, such as the traveller's type or seat. */
  aside: ReactNode
  fields: Fields
  saved: readonly SavedPassenger[]
  /** Renders the form fields; `saved` is the chosen saved traveller, null if none is chosen. */
  children: (fields: Fields, saved: SavedPassenger | null) => ReactNode
}

/**
 * Card of one traveller. Choosing a saved traveller remounts the form fields with the saved values; clearing the choice
 * restores the typed values. A choice made before hydration is ignored if another field of the card was filled in.
 */
export function PassengerFrame<Fields extends NameFields>(props: PassengerFrameProps<Fields>) {
  const { index, words, aside, fields, saved, children } = props
  const { t, i18n } = useLingui()
  const [chosen, setChosen] = useState<SavedPassenger | null>(null)
  const [typed, setTyped] = useState<PassengerValues | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const choose = (id: string, early: boolean) => {
    if (early) {
      const [list, ...others] = box.current?.children ?? []
      // Before hydration, a saved traveller was chosen, and other fields of the card were filled in. The values of
      // these fields are kept, and the choice is cleared.
      if (others.some(hasTypedValues)) {
        const select = list?.querySelector('select')
        if (select) select.value = ''
        return
      }
    }
    const form = box.current?.closest('form')
    if (!chosen && form) setTyped(passengerValuesOf(new FormData(form), fields))
    setChosen(saved.find((one) => String(one.id) === id) ?? null)
  }
  const values = chosen ? savedPassengerValues(chosen) : typed
  return (
    <Card title={i18n._(words.nth(index + 1))} icon="person" aside={aside} className={styles.passenger}>
      <div ref={box} className={layout.fields}>
        {saved.length > 0 && (
          <div className="scripted">
            <SelectField
              name={`saved_passenger_${index}`}
              label={t`Kayıtlı yolcularım`}
              placeholder={t`Kayıtlı yolcu seçin`}
              options={saved.map(({ id, name, surname }) => ({ value: String(id), label: `${name} ${surname}` }))}
              onValue={choose}
            />
          </div>
        )}
        <Fragment key={chosen?.id ?? 'typed'}>{children(values ? filled(fields, values) : fields, chosen)}</Fragment>
      </div>
    </Card>
  )
}

function filled<Fields extends NameFields>(fields: Fields, values: PassengerValues): Fields {
  const entries = Object.entries<PassengerField>(fields).map(([name, field]) => [
    name,
    { ...field, defaultValue: values[name] ?? field.defaultValue },
  ])
  return { ...fields, ...Object.fromEntries(entries) }
}

interface NamesProps {
  fields: NameFields
  /**
   * Whether the traveller is a foreigner. Where the form does not ask for the citizenship, travellers who do not read
   * Turkish count as foreigners.
   */
  foreign: boolean
  /** Whether the browser may suggest the name of its user; true only for the first traveller. */
  own: boolean
}

/**
 * Form fields for name and surname. The surname is shown in capitals, by the Turkish rules (i becomes İ) unless the
 * traveller is a foreigner.
 */
export function Names({ fields, foreign, own }: NamesProps) {
  const { t } = useLingui()
  return (
    <div className={layout.pair}>
      <TextField {...fields.name} label={t`Ad`} autoComplete={own ? 'given-name' : 'off'} maxLength={150} required />
      <TextField
        {...fields.surname}
        label={t`Soyad`}
        lang={foreign ? '' : 'tr'}
        className={styles.upper}
        autoComplete={own ? 'family-name' : 'off'}
        maxLength={150}
        required
      />
    </div>
  )
}
