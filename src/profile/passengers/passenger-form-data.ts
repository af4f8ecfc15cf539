/** Path of the list of saved passengers and of its action. */
export const passengersPath = '/profile/passengers/'

/**
 * A copy of `posted` without fields that do not apply: the national ID of a foreigner, the nationality of a citizen.
 */
export function preparePassengerForm(posted: FormData): FormData {
  const form = new FormData()
  for (const [name, value] of posted) form.append(name, value)
  form.delete(form.get('foregein_citizen') === 'true' ? 'citizen_number' : 'nationality_id')
  return form
}
