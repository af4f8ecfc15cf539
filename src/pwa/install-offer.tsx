import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { openInstallDialog, type WayToInstall } from '#pwa/install.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/**
 * Card that offers to install the app. The card records that the offer was shown, so that the offer is not shown again.
 * `by` is the way to install: the browser's install dialog, or the instructions for iOS.
 */
export function InstallOffer({ by }: { by: WayToInstall }) {
  const { t } = useLingui()
  const { submit } = useFetcher()
  const [open, setOpen] = useState(true)
  useEffect(() => {
    void submit(null, { method: 'post', action: '/install-offered/' })
  }, [submit])
  if (!open) return null
  const close = () => setOpen(false)
  return (
    <Card title={t`Biletiniz hep elinizin altında`} icon="ticket" className="on-screen">
      <p>
        <Trans>Ufuk'u ana ekranınıza ekleyin; biletleriniz tek dokunuşla, internetsiz de açılsın.</Trans>
      </p>
      {by === 'ios' ? (
        <ol>
          <li>
            <Trans>Tarayıcının Paylaş düğmesine dokunun.</Trans>
          </li>
          <li>
            <Trans>Ana Ekrana Ekle'yi seçin.</Trans>
          </li>
        </ol>
      ) : (
        <Button
          size="small"
          onClick={() => {
            openInstallDialog()
            close()
          }}
        >
          <Trans>Ana ekrana ekle</Trans>
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={close}>
        <Trans>Şimdi değil</Trans>
      </Button>
    </Card>
  )
}
