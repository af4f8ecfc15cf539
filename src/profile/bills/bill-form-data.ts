/** Path of the page with the saved bills, whose action changes them. */
export const billsPath = '/profile/bills/'

/**
 * Returns a copy of the posted form. For an individual, the company's tax fields are removed: the form hides them, but
 * the browser still posts them.
 */
export function prepareBillForm(posted: FormData): FormData {
  const form = new FormData()
  for (const [name, value] of posted) form.append(name, value)
  if (form.get('bill_type') !== '0') return form
  form.delete('tax_office')
  form.delete('tax_number')
  return form
}
