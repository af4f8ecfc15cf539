/** Creates the demo account of a new database. Idempotent. */
import { hashPassword } from '#server/account/password.ts'
import type { Database } from '#server/db/database.ts'
import { coupons, moneyPoints, savedBills, savedPassengers, users } from '#server/db/schema/accounts.ts'
import { seedCampaigns } from '#server/seed/seed-campaigns.ts'
import { couponUses } from '#server/db/schema/bookings.ts'
import { seedNotifications } from '#server/seed/seed-notifications.ts'
import { countryId } from '#server/content/countries.ts'

export const demoAccount = { username: 'demo', password: 'ufuk-demo-2026', email: 'demo@ufuk.example' } as const

/**
 * Adds missing campaign codes. If the demo user does not exist, adds this user with saved passengers, bills, coupons,
 * money points and notifications; the notifications are dated before `now`. Returns the ID of the user if added,
 * otherwise undefined.
 */
export async function seed(db: Database, now: Date): Promise<number | undefined> {
  const passwordHash = await hashPassword(demoAccount.password)
  return db.orm.transaction(async (tx) => {
    await seedCampaigns(tx)
    const [user] = await tx
      .insert(users)
      .values({
        username: demoAccount.username,
        email: demoAccount.email,
        passwordHash,
        firstName: 'Deniz',
        lastName: 'Yılmaz',
        phone: '5321234567',
      })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (!user) return undefined
    const userId = user.id
    await tx.insert(savedPassengers).values([
      {
        userId,
        name: 'Deniz',
        surname: 'Yılmaz',
        gender: 'F',
        citizenNumber: '17291716060',
        birthDate: '1990-05-14',
        passport: 'U12345678',
      },
      {
        userId,
        name: 'Emma',
        surname: 'Schneider',
        gender: 'F',
        foreignCitizen: true,
        nationalityId: countryId('DE'),
        birthDate: '1988-11-02',
        passport: 'C01X00T478',
      },
      { userId, name: 'Ege', surname: 'Yılmaz', gender: 'M', citizenNumber: '10000000146', birthDate: '2018-03-21' },
    ])
    const address = { city: 'İstanbul', district: 'Kadıköy', zipCode: '34710' }
    await tx.insert(savedBills).values([
      { userId, billType: 0, billingName: 'Deniz Yılmaz', address: 'Caferağa Mah. Moda Cad. No: 12/4', ...address },
      {
        userId,
        billType: 1,
        billingName: 'Ufuk Yazılım A.Ş.',
        address: 'Osmanağa Mah. Söğütlüçeşme Cad. No: 45',
        taxNumber: '4540536920',
        taxOffice: 'Kadıköy',
        ...address,
      },
    ])
    const expiresOn = '2099-12-31'
    const [used] = await tx
      .insert(coupons)
      .values([
        { userId, code: 'ILKUCUS', value: 10_000, expiresOn: '2026-01-31' },
        { userId, code: 'HOSGELDIN', value: 15_000, expiresOn },
        { userId, code: 'YAZ2026', value: 25_000, expiresOn },
        { userId, code: 'YOLARKADASI', value: 5_000, expiresOn },
      ])
      .returning({ id: coupons.id })
    if (used) await tx.insert(couponUses).values({ couponId: used.id, consumed: true })
    await seedNotifications(tx, userId, now)
    await tx.insert(moneyPoints).values([
      { userId, value: 7_550, source: 'welcome' },
      { userId, value: 20_000, source: 'loyalty-2026' },
    ])
    return userId
  })
}
