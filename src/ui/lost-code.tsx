import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useToast } from '#ui/toast.tsx'

const event = 'lost-code'

/** Reports that a press, a navigation or a form submission has no effect, because code or texts can't be fetched. */
export const reportLostCode = (): void => void window.dispatchEvent(new Event(event))

/** Timeout in milliseconds of the request that shows whether the web tier responds. */
const patience = 2000

/** Whether the web tier responds now. */
const reachesWebTier = async (): Promise<boolean> =>
  navigator.onLine &&
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Shows a notification for each call of `reportLostCode`; the page stays as it is. If a request to the web tier fails,
 * the notification asks to check the connection. Otherwise it asks to try again and, if that fails too, to reload the
 * page. Trying again helps if the connection was lost only briefly. If a deploy has replaced the missing file, only a
 * reloaded page refers to the new file.
 */
export function LostCode() {
  const { t } = useLingui()
  const toast = useToast()
  const offline = t`Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor.`
  const outdated = t`Bu bölüm yüklenemedi. Yeniden deneyin; yine olmazsa sayfayı yenileyin.`
  useEffect(() => {
    const tell = async () => toast({ message: (await reachesWebTier()) ? outdated : offline, tone: 'danger' })
    const listen = () => void tell()
    window.addEventListener(event, listen)
    return () => window.removeEventListener(event, listen)
  }, [toast, offline, outdated])
  return null
}
