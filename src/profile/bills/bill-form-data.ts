/** Where saved bills are listed and their form is sent to. */
export const billsPath = '/profile/bills/'

/** A copy of `posted` without the tax fields of an individual, which are hidden, not empty. */
export function prepareBillForm(posted: FormData): FormData {
  const form = new FormData()
  for (const [name, value] of posted) form.append(name, value)
  if (form.get('bill_type') !== '0') return form
  form.delete('tax_office')
  form.delete('tax_number')
  return form
}
