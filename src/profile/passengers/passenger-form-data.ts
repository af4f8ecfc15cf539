/** Where saved passengers are listed and their form is sent to. */
export const passengersPath = '/profile/passengers/'

/** A copy of `posted` without what the choice of citizenship makes void: the ID of a foreigner, the country of a citizen. */
export function preparePassengerForm(posted: FormData): FormData {
  const form = new FormData()
  for (const [name, value] of posted) form.append(name, value)
  form.delete(form.get('foregein_citizen') === 'true' ? 'citizen_number' : 'nationality_id')
  return form
}
