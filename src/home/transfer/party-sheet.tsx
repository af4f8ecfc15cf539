import { useLingui } from '@lingui/react/macro'
import { transferLimits } from '#contract/transfer-limits.ts'
import { DoneSheet } from '#ui/sheet.tsx'
import { Stepper } from '#ui/stepper.tsx'

interface Props {
  passengers: number
  baggage: number
  open: boolean
  onChange: (party: { passengers: number } | { baggage: number }) => void
  onClose: () => void
}

/** Sheet with steppers for the number of passengers and of pieces of baggage. */
export function PartySheet({ passengers, baggage, open, onChange, onClose }: Props) {
  const { t } = useLingui()
  return (
    <DoneSheet title={t`Yolcu ve bagaj`} open={open} onClose={onClose}>
      <Stepper
        name="sheet_passenger_count"
        label={t`Yolcu`}
        hint={t`Çocuklar ve bebekler dahil`}
        unit={t`Yolcu`}
        value={passengers}
        {...transferLimits.passengers}
        onChange={(value) => onChange({ passengers: value })}
      />
      <Stepper
        name="sheet_baggage_count"
        label={t`Bagaj`}
        hint={t`Bavul ve el bagajı, toplam parça sayısı`}
        unit={t`Bagaj`}
        value={baggage}
        {...transferLimits.baggage}
        onChange={(value) => onChange({ baggage: value })}
      />
    </DoneSheet>
  )
}
