import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useKept } from '#booking/ticket/keep-ticket.tsx'
import { wayToInstall } from '#pwa/install.ts'

const InstallOffer = lazy(() =>
  import('#pwa/install-offer.tsx').then(
    (code) => ({ default: code.InstallOffer }),
    () => ({ default: () => <></> }),
  ),
)

/** Listens for the browser event that the app can be installed; returns a function that stops listening. */
function followWay(changed: () => void): () => void {
  window.addEventListener('beforeinstallprompt', changed)
  return () => window.removeEventListener('beforeinstallprompt', changed)
}

/** Shows the offer to install the app, only on the first ticket. */
export function InstallPlace() {
  return useKept().offersInstall && <Offer />
}

/** The install offer; its code is loaded only if the app can be installed. */
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
