/** Whether a submit event was fired by Conform, for example to validate a field, and not by the traveller. */
export const isIntent = (event: Event): boolean =>
  event instanceof SubmitEvent && event.submitter?.getAttribute('name') === '__intent__'
