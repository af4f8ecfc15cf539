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

/**
 * On the ticket page of a ticketed booking, shows a suggestion to install the app, unless this device has shown the
 * suggestion before.
 */
export function InstallPlace() {
  return useKept().offersInstall && <Offer />
}

/** Suggestion to install the app; its code is loaded only if the app can be installed. */
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
