/** VAT rate on passenger transport with a driver and on guided tours, in percent of the net price. */
const vatPercent = 20

/** Returns the VAT included in a gross amount, both in kuruş. */
export const vatIn = (total: number): number => Math.round((total * vatPercent) / (100 + vatPercent))
