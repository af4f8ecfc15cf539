import { Trans, useLingui } from '@lingui/react/macro'
import { PartyFields } from '#activity/party-fields.tsx'
import type { Party } from '#activity/party.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'

interface Props {
  party: Party
  error: string | undefined
  open: boolean
  onChange: (party: Party) => void
  onClose: () => void
}

/** Sheet with steppers for adults and children, and the age of each child. */
export function PartySheet({ party, error, open, onChange, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Sheet
      title={t`Kimler katılıyor?`}
      open={open}
      onClose={onClose}
      footer={
        <Button wide size="large" onClick={onClose}>
          <Trans>Tamam</Trans>
        </Button>
      }
    >
      <PartyFields party={party} error={error} onChange={onChange} />
    </Sheet>
  )
}
