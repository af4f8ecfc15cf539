import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface PnrNotice {
  title: string
  message: string
}

/**
 * Returns title and message of the notice about a failed lookup (docs/product/booking.md#pnr-lookup). `status` is the
 * HTTP status of the reply; 0 means that no reply came.
 */
export function pnrNotice(status: number): { title: MessageDescriptor; message: MessageDescriptor } {
  if (status === 404) return { title: msg`Uyarı`, message: msg`Pnr'a ait kayıt bulunamadı` }
  if (status === 429)
    return { title: msg`Hata`, message: msg`Çok fazla deneme yaptınız. Bir dakika bekleyip yeniden deneyin.` }
  return { title: msg`Hata`, message: msg`Bir hata oluştu` }
}
