/** Routes for a user's saved passengers. They answer 404 for another user's passenger. */
import { and, asc, eq } from 'drizzle-orm'
import { type PassengerForm, passengerForm, type SavedPassenger } from '#contract/account.ts'
import { ApiFailure, invalidField, refusal } from '#server/http/api-error.ts'
import { countryCode } from '#server/content/countries.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { genderName } from '#server/booking/passengers.ts'
import { message } from '#server/text/messages.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { limitRate } from '#server/middleware/rate-limit.ts'
import { type ApiContext, idParam, languageOf, requireUser } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import { lockUser } from '#server/account/lock-user.ts'
import { savedPassengers } from '#server/db/schema/accounts.ts'

/** Maximum number of saved passengers per account. */
const mostPassengers = 50

const fields = [
  'name',
  'surname',
  'gender',
  'birth_date',
  'foregein_citizen',
  'citizen_number',
  'nationality_id',
  'passport',
] as const

const wirePassenger = (row: typeof savedPassengers.$inferSelect, language: string): SavedPassenger => ({
  id: row.id,
  name: row.name,
  surname: row.surname,
  gender: row.gender,
  gender_display: genderName(row.gender, language),
  foregein_citizen: row.foreignCitizen,
  nationality_id: row.nationalityId,
  citizen_number: row.citizenNumber,
  birth_date: row.birthDate,
  passport: row.passport,
})

const columns = (form: PassengerForm) => ({
  name: form.name,
  surname: form.surname,
  gender: form.gender,
  foreignCitizen: form.foregein_citizen,
  nationalityId: form.nationality_id,
  citizenNumber: form.citizen_number,
  birthDate: form.birth_date,
  passport: form.passport,
})

export function passengerRoutes(route: Router, deps: GatewayDeps): void {
  const { orm } = deps.db

  const formOf = (c: ApiContext): PassengerForm => {
    const language = languageOf(c)
    const form = parseForm(passengerForm(deps.clock.today()), c.get('body') ?? {}, fields, language)
    if (form.nationality_id !== null && countryCode(form.nationality_id) === undefined) {
      throw invalidField('nationality_id', language)
    }
    return form
  }
  const own = (c: ApiContext) =>
    and(eq(savedPassengers.id, idParam(c, 'id')), eq(savedPassengers.userId, requireUser(c).id))

  route('GET', '/user/passengers/', async (c) => {
    const rows = await orm
      .select()
      .from(savedPassengers)
      .where(eq(savedPassengers.userId, requireUser(c).id))
      .orderBy(asc(savedPassengers.id))
    return c.json({ results: rows.map((row) => wirePassenger(row, languageOf(c))) })
  })

  route('POST', '/user/passenger/', async (c) => {
    const { id: userId } = requireUser(c)
    await limitRate(deps, c, 'account')
    const form = formOf(c)
    const language = languageOf(c)
    const added = await orm.transaction(async (tx) => {
      await lockUser(tx, userId, language)
      if ((await tx.$count(savedPassengers, eq(savedPassengers.userId, userId))) >= mostPassengers) {
        throw new ApiFailure(400, { non_field_errors: [message('passengerLimit', language, mostPassengers)] })
      }
      return tx
        .insert(savedPassengers)
        .values({ userId, ...columns(form) })
        .returning()
    })
    return c.json(added.map((row) => wirePassenger(row, language))[0], 201)
  })

  route('PUT', '/user/passenger/:id/', async (c) => {
    const mine = own(c)
    await limitRate(deps, c, 'account')
    const [row] = await orm
      .update(savedPassengers)
      .set(columns(formOf(c)))
      .where(mine)
      .returning()
    if (!row) throw refusal(404, 'detail', 'notFound', languageOf(c))
    return c.json(wirePassenger(row, languageOf(c)))
  })

  route('DELETE', '/user/passenger/:id/', async (c) => {
    const rows = await orm.delete(savedPassengers).where(own(c)).returning({ id: savedPassengers.id })
    if (rows.length === 0) throw refusal(404, 'detail', 'notFound', languageOf(c))
    return c.body(null, 204)
  })
}
