import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { network } from '#pwa/network.ts'
import styles from '#pwa/pwa-prompts.module.css'
import { acceptUpdate, updateWaiting } from '#pwa/updates.ts'
import { sparePart } from '#ui/spare-part.tsx'
import { useToast } from '#ui/toast.tsx'

const WaitingCode = sparePart(() => import('#pwa/waiting-code.tsx').then((code) => code.WaitingCode))

/** Matches paths of payment pages, on which no reload is offered. */
const paymentPage = /^\/\w+\/payment(\/|$)/

/**
 * Shows the network state and the offer of a new version in the app's live region; payment pages don't show the offer.
 */
export function PwaPrompts() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const toast = useToast()
  const waiting = useSyncExternalStore(updateWaiting.subscribe, updateWaiting.current, updateWaiting.onServer)
  const connection = useSyncExternalStore(network.subscribe, network.current, network.onServer)
  const [payingElsewhere, setPayingElsewhere] = useState(false)
  const paying = paymentPage.test(pathname)
  const installed = t`Ufuk ana ekranınıza eklendi.`
  useEffect(() => {
    const thank = () => toast({ message: installed, tone: 'success' })
    window.addEventListener('appinstalled', thank)
    return () => window.removeEventListener('appinstalled', thank)
  }, [toast, installed])
  const accept = async () => setPayingElsewhere(!(await acceptUpdate()))
  return (
    <>
      {connection === 'online' ? null : (
        <p className={styles.line}>
          {connection === 'offline' ? (
            <Trans>Çevrimdışısınız. Kayıtlı biletleriniz açılır; arama ve ödeme için bağlantı gerekir.</Trans>
          ) : (
            <Trans>Sunucuya ulaşılamıyor. Kayıtlı biletleriniz açılır; bağlantınızı kontrol edin.</Trans>
          )}
        </p>
      )}
      {document.cookie.includes('registration=') && (
        <Suspense>
          <WaitingCode />
        </Suspense>
      )}
      {waiting && !paying ? (
        <p className={styles.line}>
          {payingElsewhere ? (
            <Trans>Başka bir sekmede ödeme sürüyor; bitince yenileyin.</Trans>
          ) : (
            <Trans>Yeni sürüm hazır.</Trans>
          )}
          <button type="button" className={styles.button} onClick={() => void accept()}>
            <Trans>Yenile</Trans>
          </button>
        </p>
      ) : null}
    </>
  )
}
