import { useLingui } from '@lingui/react/macro'

/** Returns the labels of a bill's fields, by field name. `isCompany` is whether the bill is that of a company. */
export function useBillLabels(isCompany: boolean) {
  const { t } = useLingui()
  return {
    bill_type: t`Fatura tipi`,
    billing_name: isCompany ? t`Şirket Ünvanı` : t`İsim Soyisim`,
    tax_office: t`Vergi dairesi`,
    tax_number: t`Vergi numarası`,
    city: t`İl`,
    district: t`İlçe`,
    zip_code: t`Posta kodu`,
    address: t`Adres`,
  }
}
