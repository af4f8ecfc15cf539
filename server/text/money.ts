/** Formats amounts in kuruş for the wire and for travellers. */

/** Returns kuruş as decimal TRY, the wire format. */
export const lira = (kurus: number): number => Math.round(kurus) / 100

const amounts = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Returns kuruş in the app's format, the same in every language: 1.250,00 ₺. */
export const moneyText = (kurus: number): string => `${amounts.format(lira(kurus))} ₺`
