/** Kuruş as the wire and travellers have it. */

/** Kuruş as the wire's decimal TRY. */
export const lira = (kurus: number): number => Math.round(kurus) / 100

const amounts = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Kuruş as the app writes amounts, in every language: 1.250,00 ₺. */
export const moneyText = (kurus: number): string => `${amounts.format(lira(kurus))} ₺`
