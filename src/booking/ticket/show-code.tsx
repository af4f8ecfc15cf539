import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { TicketCodes } from '#booking/ticket/code-popup.tsx'
import { Button } from '#ui/button.tsx'

const CodePopup = lazy(async () => ({ default: (await import('#booking/ticket/code-popup.tsx')).CodePopup }))

/** Button that opens the popup with the ticket's QR codes; scripts draw them. */
export function ShowCode({ codes }: { codes: TicketCodes }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button wide icon="ticket" className="scripted" onClick={() => setOpen(true)}>
        <Trans>Karekodu göster</Trans>
      </Button>
      {open && (
        <Suspense>
          <CodePopup codes={codes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
