import { Trans } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { useRefreshOnline } from '#pwa/use-refresh-online.ts'
import { formatInstant } from '#i18n/instant.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/card.tsx'
import { useSite } from '#ui/site.ts'

interface SavedNoticeProps {
  /** ISO instant at which the shown copy was stored. */
  savedAt: string
  /** Whether the gateway was unreachable; false if it replied with an error. */
  unreachable: boolean
  children?: React.ReactNode
}

/**
 * Notice that the page shows a copy stored on this device, with the time at which it was stored and the reason. If the
 * gateway was unreachable, the data is reloaded once the network is back. Otherwise the notice has a button that
 * reloads the data.
 */
export function SavedNotice({ savedAt, unreachable, children }: SavedNoticeProps) {
  const { language } = useSite()
  const { revalidate, state } = useRevalidator()
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
      {!unreachable && (
        <Button variant="quiet" size="small" pending={state === 'loading'} onClick={() => void revalidate()}>
          <Trans>Yeniden dene</Trans>
        </Button>
      )}
    </Notice>
  )
}
