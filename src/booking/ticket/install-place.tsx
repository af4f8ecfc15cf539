import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useKept } from '#booking/ticket/keep-ticket.tsx'
import { wayToInstall } from '#pwa/install.ts'

const InstallOffer = lazy(() =>
  import('#pwa/install-offer.tsx').then(
    (code) => ({ default: code.InstallOffer }),
    () => ({ default: () => <></> }),
  ),
)

/**
 * Calls `changed` when the browser reports that the app can be installed. Returns a function that removes the event
 * listener.
 */
function followWay(changed: () => void): () => void {
  window.addEventListener('beforeinstallprompt', changed)
  return () => window.removeEventListener('beforeinstallprompt', changed)
}

/** Shows the offer to install the app on a ticketed booking, unless the offer was shown on this device before. */
export function InstallPlace() {
  return useKept().offersInstall && <Offer />
}

/** Offer to install the app; its code is loaded only if the app can be installed. */
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
