/** Creates campaign codes that anyone may add to their account as a coupon. Values are in kuruş. */
import type { Orm } from '#server/db/database.ts'
import { couponCampaigns } from '#server/db/schema/accounts.ts'

const campaigns = [
  { code: 'UFUK100', value: 10_000, expiresOn: '2099-12-31', maxUses: null },
  { code: 'ILKBILET', value: 7_500, expiresOn: '2099-12-31', maxUses: 10_000 },
  { code: 'KIS2026', value: 20_000, expiresOn: '2027-03-31', maxUses: 500 },
  /** A campaign that has expired. */
  { code: 'BAHAR2026', value: 15_000, expiresOn: '2026-06-30', maxUses: null },
]

/** Adds the campaigns that are missing. Existing campaigns stay unchanged, including the number of their uses. */
export async function seedCampaigns(tx: Orm): Promise<void> {
  await tx.insert(couponCampaigns).values(campaigns).onConflictDoNothing()
}
