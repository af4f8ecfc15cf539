/** Whether a submit event comes from Conform, for example to validate a field, and not from the traveller. */
export const isIntent = (event: Event): boolean =>
  event instanceof SubmitEvent && event.submitter?.getAttribute('name') === '__intent__'
