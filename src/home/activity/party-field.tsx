import { Trans, useLingui } from '@lingui/react/macro'
import { type Party, partyFields } from '#activity/party.ts'
import { usePartyWords } from '#activity/use-party-words.ts'
import { activityLimits } from '#contract/activity-limits.ts'
import styles from '#home/search-form.module.css'
import { SheetField } from '#home/sheet-field.tsx'

interface Props {
  party: Party
  enhanced: boolean
  error: string | undefined
  onOpen: () => void
  onPreload: () => void
}

/**
 * Field for the participants: a button that opens the sheet in which they are chosen or, before hydration, expandable
 * form fields.
 */
export function PartyField({ party, ...field }: Props) {
  const { t } = useLingui()
  const { adults, children } = activityLimits
  return (
    <SheetField
      {...field}
      label={<Trans>Katılımcılar</Trans>}
      value={usePartyWords()(party)}
      values={partyFields(party)}
    >
      <label className={styles.plainField}>
        <Trans>Yetişkin sayısı</Trans>
        <input type="number" name="adult_count" min={adults.min} max={adults.max} defaultValue={party.adults} />
      </label>
      <label className={styles.plainField}>
        <Trans>Çocuk sayısı</Trans>
        <input
          type="number"
          name="child_count"
          min={children.min}
          max={children.max}
          defaultValue={party.ages.length}
        />
      </label>
      <label className={styles.plainField}>
        <span>
          {t`Çocukların yaşları`}
          <small>{t`Virgülle ayırın`}</small>
        </span>
        <input
          name="child_ages"
          placeholder={t`Örn. 5, 9`}
          autoComplete="off"
          inputMode="text"
          size={8}
          defaultValue={party.ages.join(', ')}
        />
      </label>
    </SheetField>
  )
}
