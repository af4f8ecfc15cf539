// @vitest-environment node
import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { Bill } from '#contract/bill.ts'
import { BillForm } from '#profile/bills/bill-form.tsx'
import { prepareBillForm } from '#profile/bills/bill-form-data.ts'
import { render } from '#tests/support/render-part.tsx'

/** Returns the entries of the list of errors that the form shows without JavaScript after an empty bill was refused. */
function listed(billType: string) {
  const form = new FormData()
  form.set('bill_type', billType)
  const result = parseWithZod(prepareBillForm(form), { schema: Bill }).reply()
  const { html } = render(<BillForm bill={null} answer={{ result, failure: null, unreachable: false }} />)
  return [...html.matchAll(/<a href="#bill-[^"]+">(.*?)<\/a>/g)].map(([, text]) => text)
}

test('an empty bill lists its errors with the labels of its type', () => {
  const both = ['İl', 'İlçe', 'Posta kodu', 'Adres']
  expect(listed('0')).toEqual(['İsim Soyisim', ...both])
  expect(listed('1')).toEqual(['Şirket Ünvanı', 'Vergi dairesi', 'Vergi numarası', ...both])
})
