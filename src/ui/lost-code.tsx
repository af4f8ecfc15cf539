import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useToast } from '#ui/toast.tsx'

const event = 'lost-code'

/** Reports that a press, a navigation or a form submission has no effect, because code or texts can't be fetched. */
export const reportLostCode = (): void => void window.dispatchEvent(new Event(event))

/** Shows a notification for each call of `reportLostCode`. The page stays as it is. */
export function LostCode() {
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
