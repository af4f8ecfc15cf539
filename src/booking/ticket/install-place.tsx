import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useKept } from '#booking/ticket/keep-ticket.tsx'
import { wayToInstall } from '#pwa/install.ts'

const InstallOffer = lazy(() =>
  import('#pwa/install-offer.tsx').then(
    (code) => ({ default: code.InstallOffer }),
    () => ({ default: () => <></> }),
  ),
)

/** The browser tells at its own time that the app can be installed. */
function followWay(changed: () => void): () => void {
  window.addEventListener('beforeinstallprompt', changed)
  return () => window.removeEventListener('beforeinstallprompt', changed)
}

/** The place of the offer to install the app, on the first ticket alone. */
export function InstallPlace() {
  return useKept().offersInstall && <Offer />
}

/** The offer, whose code is loaded only where there is a way to install. */
function Offer() {
  const way = useSyncExternalStore(followWay, wayToInstall, () => null)
  return (
    way && (
      <Suspense>
        <InstallOffer by={way} />
      </Suspense>
    )
  )
}
