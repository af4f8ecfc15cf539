/** The `tel:` address of a telephone number, as written for people. */
export const callAddress = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
