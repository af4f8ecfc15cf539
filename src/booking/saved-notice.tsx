import { Trans } from '@lingui/react/macro'
import { useRefreshOnline } from '#booking/use-refresh-online.ts'
import { formatInstant } from '#i18n/instant.ts'
import { Notice } from '#ui/card.tsx'
import { useSite } from '#ui/site.ts'

/** Says that a copy of this device is shown, and of when (ISO instant); it gives way once the network is back. */
export function SavedNotice({ savedAt, children }: { savedAt: string; children?: React.ReactNode }) {
  const { language } = useSite()
  const when = formatInstant(new Date(savedAt), language)
  useRefreshOnline(true)
  return (
    <Notice tone="warning" live>
      <Trans>Bağlantı yok: cihazınızdaki kopyayı görüyorsunuz. {when} tarihinde kaydedildi.</Trans> {children}
    </Notice>
  )
}
