import { useLingui } from '@lingui/react/macro'
import { invoiceButtonId } from '#booking/payment/invoice-card.tsx'
import type { PeopleWords } from '#booking/words/product-words.ts'
import { FormErrorSummary } from '#forms/form-error.tsx'
import { useBillLabels } from '#forms/use-bill-labels.ts'

interface PaymentErrorsProps {
  errors: Record<string, string[]>
  /** Labels of the product's own form fields, by the last part of their names. */
  own: Record<string, string> | undefined
  /**
   * Texts that name a traveller, as in the title of the traveller's card. The list of errors shows them before the
   * labels of that traveller's fields.
   */
  words: PeopleWords
  formId: string
  /** Whether the chosen type of bill is that of a company. */
  company: boolean
}

/** Lists the invalid form fields, for pages without JavaScript. */
export function PaymentErrors({ errors, own, words, formId, company }: PaymentErrorsProps) {
  const { t, i18n } = useLingui()
  const labels: Record<string, string> = {
    email: t`E-posta`,
    phone: t`Telefon`,
    name: t`Ad`,
    surname: t`Soyad`,
    gender: t`Cinsiyet`,
    birth_date: t`Doğum tarihi`,
    citizen_number: t`T.C. kimlik numarası`,
    nationality: t`Uyruk`,
    passport: t`Pasaport numarası`,
    passport_expiry_date: t`Pasaport geçerlilik tarihi`,
    ...own,
    card_owner: t`Kart üzerindeki isim`,
    card_number: t`Kart numarası`,
    card_expiry: t`Son kullanma tarihi`,
    card_cvc: 'CVC',
    ...useBillLabels(company),
    condition: t`Koşullar`,
  }
  const bill = t`Fatura Bilgileri`
  const order = Object.keys(labels)
  const fields = Object.entries(errors).map(([name, codes]) => {
    const passenger = /^passengers\[(\d+)\]/.exec(name)?.[1]
    const ofBill = /^bill\b/.test(name)
    const key = name.split('.').at(-1) ?? ''
    const label = labels[key]
    const group = passenger === undefined ? ofBill && bill : i18n._(words.nth(Number(passenger) + 1))
    return {
      // The fields of the bill are in a popup, which a link can't open. So errors of these fields link to the button
      // that opens the popup.
      id: ofBill ? invoiceButtonId : `${formId}-${name}`,
      label: group && label ? `${group}: ${label}` : (label ?? bill),
      errors: codes,
      rank: rankOf(order.indexOf(key), order.length, passenger),
    }
  })
  return <FormErrorSummary fields={fields.toSorted((a, b) => a.rank - b.rank)} />
}

/**
 * Returns the rank of a field in the list of errors. The order is: contact, each traveller, the product's other fields,
 * payment card, bill, consent.
 */
function rankOf(index: number, count: number, passenger: string | undefined): number {
  if (passenger !== undefined) return 1000 * (Number(passenger) + 1) + index
  if (index === 0 || index === 1) return index
  return 1_000_000 + (index < 0 ? count - 1.5 : index)
}
