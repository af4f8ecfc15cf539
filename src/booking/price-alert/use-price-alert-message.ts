import { useLingui } from '@lingui/react/macro'
import { useRootData } from '#api/root-data.ts'
import type { PriceAlertAnswer } from '#booking/price-alert/price-alert-action.ts'
import type { Toast } from '#ui/toast-time.ts'

/**
 * Returns a function that returns the notification for an answer of the price alert action
 * (docs/product/booking.md#price-alerts). The function returns undefined if the form itself shows the error.
 */
export function usePriceAlertMessage(): (answer: PriceAlertAnswer) => Toast | undefined {
  const { t } = useLingui()
  const { user } = useRootData()
  // The gateway does not say whether the alert was stopped, because the contact may be somebody else's.
  const advice = user
    ? t`Durdurduysanız Fiyat Alarmlarım sayfasından sürdürebilirsiniz.`
    : t`Durdurduysanız başka bir e-posta adresi ya da telefonla yenisini oluşturabilirsiniz.`
  return (answer) => {
    switch (answer.outcome) {
      case 'created':
        return {
          message: t`Fiyat alarmınız başarıyla oluşturuldu. Fiyat değişikliği olduğunda sizi bilgilendireceğiz.`,
          tone: 'success',
        }
      case 'duplicate':
        return {
          message: `${t`Bu arama için zaten daha önce bir fiyat alarmı oluşturdunuz.`} ${advice}`,
          tone: 'warning',
        }
      case 'changed':
        return { message: t`Fiyat alarmı güncellendi.`, tone: 'success' }
      case 'failed':
        return { title: t`Hata`, message: answer.message ?? t`Bir hata oluştu`, tone: 'danger', short: true }
      case 'invalid':
        return undefined
    }
  }
}
