import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { LastTry } from '#booking/payment/last-try.ts'
import { Notice } from '#ui/card.tsx'

/** What became of the last try, above the card's fields, which are brought before the eyes: whoever paid stands below them. */
export function CardNotice({ kind, numberId }: { kind: LastTry['kind']; numberId: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null)
  const declined = kind === 'declined'
  useEffect(() => {
    if (declined && numberId) document.getElementById(numberId)?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'center' })
  }, [declined, numberId])
  return (
    <div ref={ref}>
      <Notice tone={declined ? 'danger' : 'info'} live>
        {declined ? (
          <Trans>
            Bankanız ödemeyi onaylamadı, kartınızdan para çekilmedi. Başka bir kartla yeniden deneyebilirsiniz.
          </Trans>
        ) : (
          <Trans>Ödeme tamamlanmadı, kartınızdan para çekilmedi. Dilediğinizde yeniden deneyebilirsiniz.</Trans>
        )}
      </Notice>
    </div>
  )
}
