/** Path of the page with the saved passengers, whose action changes them. */
export const passengersPath = '/profile/passengers/'

/**
 * Returns a copy of the posted form without the field that does not apply: the national ID of a foreigner, or the
 * nationality of a Turkish citizen.
 */
export function preparePassengerForm(posted: FormData): FormData {
  const form = new FormData()
  for (const [name, value] of posted) form.append(name, value)
  form.delete(form.get('foregein_citizen') === 'true' ? 'citizen_number' : 'nationality_id')
  return form
}
