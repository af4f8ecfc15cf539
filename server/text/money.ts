/** Formats amounts in kuruş for the API and for travellers. */

/** Returns an amount in kuruş as a decimal number of lira, as the API sends it. */
export const lira = (kurus: number): number => Math.round(kurus) / 100

const amounts = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Returns an amount in kuruş as text for travellers, the same in every language: 1.250,00 ₺, with a no-break space. */
export const moneyText = (kurus: number): string => `${amounts.format(lira(kurus))}\u{a0}₺`
