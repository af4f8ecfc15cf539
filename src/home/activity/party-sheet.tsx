import { useLingui } from '@lingui/react/macro'
import { PartyFields } from '#activity/party-fields.tsx'
import type { Party } from '#activity/party.ts'
import { DoneSheet } from '#ui/sheet.tsx'

interface Props {
  party: Party
  error: string | undefined
  open: boolean
  onChange: (party: Party) => void
  onClose: () => void
}

/** Sheet with steppers for adults and children and a list for the age of each child. */
export function PartySheet({ party, error, open, onChange, onClose }: Props) {
  const { t } = useLingui()
  return (
    <DoneSheet title={t`Kimler katılıyor?`} open={open} onClose={onClose}>
      <PartyFields party={party} error={error} onChange={onChange} />
    </DoneSheet>
  )
}
