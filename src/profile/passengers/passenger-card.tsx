import { useLingui } from '@lingui/react/macro'
import type { SavedPassenger } from '#contract/account.ts'
import type { Country } from '#contract/countries.ts'
import { EntryCard } from '#profile/entry-list.tsx'
import { maskedId } from '#profile/passengers/masked-id.ts'
import { passengersPath } from '#profile/passengers/passenger-form-data.ts'
import styles from '#profile/profile-page.module.css'
import { slashDate } from '#profile/slash-date.ts'

/** Card of a saved passenger. ID and passport numbers are masked on the card; the edit form shows them in full. */
export function PassengerCard({ passenger, countries }: { passenger: SavedPassenger; countries: readonly Country[] }) {
  const { t } = useLingui()
  const name = `${passenger.name} ${passenger.surname}`
  const facts: [string, string][] = [
    [t`Cinsiyet`, passenger.gender_display],
    [t`Doğum tarihi`, passenger.birth_date ? slashDate(passenger.birth_date) : ''],
    [t`T.C. kimlik numarası`, maskedId(passenger.citizen_number)],
    [t`Uyruk`, countries.find(({ id }) => id === passenger.nationality_id)?.name ?? ''],
    [t`Pasaport numarası`, maskedId(passenger.passport)],
  ]
  return (
    <EntryCard list={passengersPath} id={passenger.id} name={name} icon="person">
      <dl className={styles.facts}>
        {facts.flatMap(([label, value]) =>
          value === '' ? [] : [<dt key={label}>{label}</dt>, <dd key={`${label} is`}>{value}</dd>],
        )}
      </dl>
    </EntryCard>
  )
}
