import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { openInstallDialog, wayToInstall } from '#pwa/install.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** Offers to install the app where possible: with the browser's dialog, or as instructions on iOS. Shown once. */
export function InstallOffer() {
  const { t } = useLingui()
  const { submit } = useFetcher()
  const [way, setWay] = useState(wayToInstall)
  useEffect(() => {
    if (way) void submit(null, { method: 'post', action: '/install-offered/' })
  }, [way, submit])
  if (way === null) return null
  const close = () => setWay(null)
  return (
    <Card title={t`Biletiniz hep elinizin altında`} icon="ticket">
      <p>
        <Trans>Ufuk'u ana ekranınıza ekleyin; biletleriniz tek dokunuşla, internetsiz de açılsın.</Trans>
      </p>
      {way === 'ios' ? (
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
