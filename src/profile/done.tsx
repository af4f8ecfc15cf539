import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useGoBack } from '#pwa/use-go-back.ts'
import { Notice } from '#ui/card.tsx'
import { useToast } from '#ui/toast.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

const messages: Record<string, MessageDescriptor> = {
  profile: msg`Bilgileriniz başarıyla güncellendi.`,
  password: msg`Şifreniz başarıyla güncellendi.`,
  passenger: msg`Yolcu başarıyla oluşturuldu.`,
  'passenger-updated': msg`Yolcu başarıyla güncellendi.`,
  'passenger-deleted': msg`Yolcu bilgileri başarıyla silindi.`,
  bill: msg`Fatura Bilgileri Başarıyla Kaydedildi`,
  'bill-deleted': msg`Fatura silindi.`,
  passkey: msg`Geçiş anahtarı eklendi.`,
  'passkey-deleted': msg`Geçiş anahtarı kaldırıldı.`,
  'alert-stopped': msg`Fiyat alarmı durduruldu.`,
  'alert-resumed': msg`Fiyat alarmı yeniden etkin.`,
  'alert-changed': msg`Fiyat alarmı güncellendi.`,
  'alert-deleted': msg`Fiyat alarmı silindi.`,
}

/**
 * Name of a successful change, such as 'password'. After the change, the action redirects to a URL whose query
 * parameter `done` has this value.
 */
export type Done = keyof typeof messages

/**
 * Shows what an action has done: in the page before hydration, in a notification afterwards. If the action has saved
 * the profile, shows the notification and goes back to the previous page (docs/product/frame.md#errors). After any
 * other action, shows the notification and removes the query parameter `done` from the URL.
 */
export function DoneMessage() {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const toast = useToast()
  const navigate = useNavigate()
  const goBack = useGoBack()
  const [query] = useSearchParams()
  const done = query.get('done') ?? ''
  const message = Object.hasOwn(messages, done) ? messages[done] : undefined
  useEffect(() => {
    if (!message) return
    toast({ message: t(message), tone: 'success' })
    if (done === 'profile') goBack()
    else void navigate({ search: String(withoutDone(query)) }, { replace: true, preventScrollReset: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per value of `done`
  }, [done])
  if (hydrated || !message) return null
  return (
    <Notice tone="success" live>
      {t(message)}
    </Notice>
  )
}

function withoutDone(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete('done')
  return rest
}
