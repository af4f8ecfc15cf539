import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { AppInfo } from '#contract/frame.ts'
import { onAndroid } from '#pwa/native-shell.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'

/**
 * Alert that an update of the app is required or available, or that the app info could not be loaded
 * (docs/product/frame.md#native-shell).
 */
export function VersionAlert({ appInfo }: { appInfo: AppInfo | undefined }) {
  const [closed, setClosed] = useState(0)
  if (!appInfo)
    return (
      <AlertDialog
        open={closed === 0}
        message={<Trans>İnternet bağlantınızı kontrol edin.</Trans>}
        onClose={() => setClosed(1)}
      />
    )
  const { version, is_usable: usable, is_suported: supported } = appInfo
  const update = () => openStore(appInfo)
  if (!usable)
    // A required update can't be dismissed: when the traveller closes the alert, it opens again.
    return (
      <AlertDialog
        key={closed}
        open
        message={<Trans>Yeni sürüm {version} kullanıma hazır.</Trans>}
        onConfirm={update}
        onClose={() => setClosed(closed + 1)}
      />
    )
  if (supported) return null
  return (
    <AlertDialog
      open={closed === 0}
      title={<Trans>Yeni sürüm var</Trans>}
      message={<Trans>Yeni sürüm {version} kullanıma hazır. Şimdi güncellemek ister misiniz?</Trans>}
      confirmLabel={<Trans>Güncelle</Trans>}
      cancelLabel={<Trans>Devam et</Trans>}
      onConfirm={update}
      onClose={() => setClosed(1)}
    />
  )
}

/** Opens the app's page in the app store of the device; if the app info has no URL of that page, reloads the app. */
function openStore({ app_store, google_play }: AppInfo): void {
  const store = onAndroid() ? google_play : app_store
  if (store.startsWith('https://')) window.location.assign(store)
  else window.location.reload()
}
