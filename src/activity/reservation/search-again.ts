/**
 * Submits the reservation form again, so that after a refused selection the packages have their prices and places of
 * now.
 */
export function searchAgain(formId: string): void {
  const form = document.getElementById(formId)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}
