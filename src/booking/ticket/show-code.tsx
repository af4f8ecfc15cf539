import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import { hasBars, type TicketCodes } from '#booking/ticket/ticket-codes.ts'
import { Button } from '#ui/button.tsx'
import { sparePart } from '#ui/spare-part.tsx'
import { usePressedPart } from '#ui/use-pressed-part.ts'
import { whenIdle } from '#ui/when-idle.ts'

const fetchPopup = async () => (await import('#booking/ticket/code-popup.tsx')).CodePopup

const PrintedCodes = sparePart(async () => (await import('#booking/ticket/printed-codes.tsx')).PrintedCodes)

/**
 * Shows a button that opens the popup with the ticket's codes, and draws the same codes for print only. Renders nothing
 * if there are no codes. The button is hidden without JavaScript, because JavaScript draws the codes.
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
      <OnPaper codes={codes} />
      {open && CodePopup && (
        <Suspense>
          <CodePopup codes={codes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/**
 * The ticket's codes that are shown only on paper. A browser that prints does not wait until they are drawn, so they
 * are drawn beforehand, once the browser is idle.
 */
function OnPaper({ codes }: { codes: TicketCodes }) {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    idle && (
      <Suspense>
        <PrintedCodes codes={codes} />
      </Suspense>
    )
  )
}
