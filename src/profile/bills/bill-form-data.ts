/** Path of the list of saved bills and of its action. */
export const billsPath = '/profile/bills/'

/** Returns a copy of `posted` without the company's tax fields for an individual; the form only hides these fields. */
export function prepareBillForm(posted: FormData): FormData {
  const form = new FormData()
  for (const [name, value] of posted) form.append(name, value)
  if (form.get('bill_type') !== '0') return form
  form.delete('tax_office')
  form.delete('tax_number')
  return form
}
