/** Name of the draft that holds a registration that waits for its code; it goes with what is personal. */
export const registrationDraft = 'registration'
