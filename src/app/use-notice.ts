import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useOptionalRootData } from '#api/root-data.ts'
import { type NoticeName, takeNotice } from '#store/notice.ts'
import { useToast } from '#ui/toast.tsx'

/** Text of each notice, by its name. */
export const noticeMessages: Record<NoticeName, MessageDescriptor> = {
  settings: msg`Ayarlarınız kaydedildi.`,
  'settings-here': msg`Ayarlarınız bu cihaza kaydedildi, hesabınıza kaydedilemedi.`,
  'signed-in': msg`Giriş işlemi başarılı.`,
  'signed-out': msg`Oturumunuz sona erdi. Misafir olarak devam ediyorsunuz.`,
  deleted: msg`Hesabınız silindi.`,
  activated: msg`Hesabınız etkinleştirildi, hoş geldiniz.`,
}

const isSuccess = (notice: NoticeName) => notice !== 'settings-here' && notice !== 'signed-out'

/**
 * Returns a function that takes the notice stored in session storage and shows it as a notification; the stored notice
 * is deleted. A page that is about to load another page stores a notice for the new page, because a notification on the
 * old page would disappear with it.
 */
export function useTellNotice(): () => void {
  const { t } = useLingui()
  const toast = useToast()
  const user = useOptionalRootData()?.user
  return () => {
    const notice = takeNotice()
    // The notice that the sign-in has ended is not shown if a user is signed in on this page. In that case the
    // traveller has signed in again, for example in another tab.
    if (notice === undefined || (notice === 'signed-out' && user)) return
    toast({ message: t(noticeMessages[notice]), tone: isSuccess(notice) ? 'success' : 'info' })
  }
}

/** Shows the notice that the previously loaded page stored. */
export function useNotice(): void {
  const tell = useTellNotice()
  useEffect(() => {
    tell()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the effect must run only once per document
  }, [])
}
