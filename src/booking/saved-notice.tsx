import { Trans } from '@lingui/react/macro'
import { useRefreshOnline } from '#pwa/use-refresh-online.ts'
import { formatInstant } from '#i18n/instant.ts'
import { Notice } from '#ui/card.tsx'
import { ReloadButton } from '#ui/reload-button.tsx'
import { useSite } from '#ui/site.ts'

interface SavedNoticeProps {
  /** ISO instant at which the shown copy was stored. */
  savedAt: string
  /** Whether the gateway was unreachable; false if it replied with an error. */
  unreachable: boolean
  children?: React.ReactNode
}

/**
 * Shows a notice that the page shows a copy stored on this device. The notice has the time at which the copy was
 * stored, the reason, and a button that reloads the data. If the gateway was unreachable, the data is also reloaded
 * once the browser reports that the network is back. If the network was there and the gateway was down, the browser
 * reports nothing, so this reload does not happen.
 */
export function SavedNotice({ savedAt, unreachable, children }: SavedNoticeProps) {
  const { language } = useSite()
  const when = formatInstant(new Date(savedAt), language)
  useRefreshOnline(unreachable)
  return (
    <Notice tone="warning" live>
      <p>
        {unreachable ? (
          <Trans>Bağlantı yok: cihazınızdaki kopyayı görüyorsunuz. {when} tarihinde kaydedildi.</Trans>
        ) : (
          <Trans>Güncel bilgi şu an alınamıyor: cihazınızdaki kopyayı görüyorsunuz. {when} tarihinde kaydedildi.</Trans>
        )}{' '}
        {children}
      </p>
      <ReloadButton />
    </Notice>
  )
}
