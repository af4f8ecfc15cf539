import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { LastTry } from '#booking/payment/last-try.ts'
import { Notice } from '#ui/card.tsx'

/**
 * Shows the outcome of the last payment attempt above the card fields and scrolls to it; after the bank declined the
 * card, it also focuses the card number field.
 */
export function CardNotice({ kind, numberId }: { kind: LastTry['kind']; numberId: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null)
  const declined = kind === 'declined'
  const tones = { declined: 'danger', closed: 'info', untold: 'warning' } as const
  useEffect(() => {
    if (declined && numberId) document.getElementById(numberId)?.focus({ preventScroll: true })
    ref.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [declined, numberId])
  return (
    <div ref={ref}>
      <Notice tone={tones[kind]} live>
        {kind === 'declined' && (
          <Trans>
            Bankanız ödemeyi onaylamadı, kartınızdan para çekilmedi. Başka bir kartla yeniden deneyebilirsiniz.
          </Trans>
        )}
        {kind === 'closed' && (
          <Trans>Ödeme tamamlanmadı, kartınızdan para çekilmedi. Dilediğinizde yeniden deneyebilirsiniz.</Trans>
        )}
        {kind === 'untold' && (
          <Trans>
            Rezervasyonunuz henüz yapılmadı. Bankanızın sayfasında ödemeyi onayladıysanız yeniden ödemeden önce biraz
            bekleyip sayfayı yenileyin.
          </Trans>
        )}
      </Notice>
    </div>
  )
}
