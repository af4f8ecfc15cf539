import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useToast } from '#ui/toast.tsx'

const event = 'navigation-lost'

/** Reports that a navigation or form submission could not start, because its code or texts can't be fetched. */
export const reportLostNavigation = (): void => void window.dispatchEvent(new Event(event))

/** Shows a notification that a navigation could not start. The page stays as it is. */
export function LostNavigation() {
  const { t } = useLingui()
  const toast = useToast()
  const message = t`Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor.`
  useEffect(() => {
    const tell = () => toast({ message, tone: 'danger' })
    window.addEventListener(event, tell)
    return () => window.removeEventListener(event, tell)
  }, [toast, message])
  return null
}
