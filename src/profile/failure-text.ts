import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApiError } from '#api/api-error.ts'

/**
 * Returns the reason why an API call failed: the server's message, otherwise that no reply came or that an error
 * occurred. It is for dialogs and forms that have no text of their own for the failure.
 */
export function failureText({ firstMessage, status }: ApiError, i18n: I18n): string {
  const unknown = status === 0 ? msg`Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin.` : msg`Bir hata oluştu`
  return firstMessage ?? i18n._(unknown)
}
