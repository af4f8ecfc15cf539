/** Whether a submit is a request of Conform, such as to validate a field, and not the traveller's. */
export const isIntent = (event: Event): boolean =>
  event instanceof SubmitEvent && event.submitter?.getAttribute('name') === '__intent__'
