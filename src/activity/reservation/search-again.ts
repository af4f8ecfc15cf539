/**
 * Submits the reservation form again after a refused selection, so that the packages show current prices and places.
 */
export function searchAgain(formId: string): void {
  const form = document.getElementById(formId)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}
