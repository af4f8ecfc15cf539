import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import styles from '#booking/payment/payment-parts.module.css'
import { Popup } from '#ui/popup.tsx'
import { useSite } from '#ui/site.ts'

const Finished = z.object({ type: z.literal('payment-finished') })

/**
 * Popup with the bank's 3-D Secure page in an iframe. If the bank's page has the same origin as the app, the `sandbox`
 * attribute gives it an opaque origin, so that it can't access the page around the iframe. The popup is closed by the
 * traveller or by a message from the last page in the iframe. In both cases `onClose` checks the outcome of the
 * payment.
 */
export function SecurePopup({ payUrl, open, onClose }: { payUrl: string; open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const { origin } = useSite()
  const frame = useRef<HTMLIFrameElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const ours = frame.current !== null && event.source === frame.current.contentWindow
      if (ours && z.safeParse(Finished, event.data).success) close.current()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  const foreign = new URL(payUrl, origin).origin !== origin
  const footer = (
    <a href={payUrl} className={styles.fullPage}>
      <Trans>Sayfa açılmadıysa tam sayfada devam edin</Trans>
    </a>
  )
  return (
    <Popup open={open} onClose={onClose} title={t`3D Secure ile ödeme`} flush lightDismiss={false} footer={footer}>
      {open && (
        <iframe
          ref={frame}
          src={payUrl}
          title={t`Bankanızın onay sayfası`}
          sandbox={foreign ? 'allow-forms allow-scripts allow-same-origin' : 'allow-forms allow-scripts'}
          className={styles.frame}
        />
      )}
    </Popup>
  )
}
