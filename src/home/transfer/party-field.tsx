import { Plural, Trans } from '@lingui/react/macro'
import { transferLimits } from '#contract/transfer-limits.ts'
import styles from '#home/search-form.module.css'
import { SheetField } from '#home/sheet-field.tsx'

interface Props {
  passengers: number
  baggage: number
  enhanced: boolean
  error: string | undefined
  onOpen: () => void
  onPreload: () => void
}

/**
 * Field for passengers and baggage: a button that opens the sheet in which their numbers are chosen or, before
 * hydration, expandable form fields.
 */
export function PartyField({ passengers, baggage, ...field }: Props) {
  const { passengers: people, baggage: pieces } = transferLimits
  return (
    <SheetField
      {...field}
      label={<Trans>Yolcu ve bagaj</Trans>}
      value={
        <>
          <Plural value={passengers} one="# Yolcu" other="# Yolcu" />
          {' · '}
          <Plural value={baggage} one="# Bagaj" other="# Bagaj" />
        </>
      }
      values={{ passenger_count: passengers, baggage_count: baggage }}
    >
      <label className={styles.plainField}>
        <Trans>Yolcu sayısı</Trans>
        <input type="number" name="passenger_count" {...people} defaultValue={passengers} />
      </label>
      <label className={styles.plainField}>
        <Trans>Bagaj sayısı</Trans>
        <input type="number" name="baggage_count" {...pieces} defaultValue={baggage} />
      </label>
    </SheetField>
  )
}
