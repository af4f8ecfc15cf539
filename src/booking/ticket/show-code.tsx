import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { hasBars, type TicketCodes } from '#booking/ticket/ticket-codes.ts'
import { Button } from '#ui/button.tsx'
import { usePressedPart } from '#ui/use-pressed-part.ts'

const fetchPopup = async () => (await import('#booking/ticket/code-popup.tsx')).CodePopup

/**
 * Button that opens the popup with the ticket's codes; renders nothing if there are no codes. The button is hidden
 * without JavaScript, because JavaScript draws the codes.
 */
export function ShowCode({ codes }: { codes: TicketCodes }) {
  const [open, setOpen] = useState(false)
  const { Part: CodePopup, press } = usePressedPart(fetchPopup)
  if (codes.journeys.length === 0) return null
  return (
    <>
      <Button wide icon="ticket" className="scripted" onClick={() => press(() => setOpen(true))}>
        {hasBars(codes) ? <Trans>Giriş kodunu göster</Trans> : <Trans>Karekodu göster</Trans>}
      </Button>
      {open && CodePopup && (
        <Suspense>
          <CodePopup codes={codes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
