/** Name under which the store keeps what was typed into an unfinished flight payment form. */
export const draftName = 'flight-payment'
