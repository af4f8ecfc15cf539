/**
 * Submits `ReservationForm` again after the choice of a package was refused, so that the packages show current prices
 * and places.
 */
export function searchAgain(formId: string): void {
  const form = document.getElementById(formId)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}
