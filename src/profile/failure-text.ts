import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApiError } from '#api/api-error.ts'

/**
 * Returns why an API call failed, for dialogs and forms that do not say so themselves: the server's message, or that no
 * reply came, or that an error occurred.
 */
export function failureText({ firstMessage, status }: ApiError, i18n: I18n): string {
  const unknown = status === 0 ? msg`Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin.` : msg`Bir hata oluştu`
  return firstMessage ?? i18n._(unknown)
}
