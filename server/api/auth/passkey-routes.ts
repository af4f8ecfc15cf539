/** Routes below /auth/passkey/. */
import { and, asc, eq } from 'drizzle-orm'
import { type Passkey, PasskeyAuthentication, PasskeyName, PasskeyRegistration } from '#contract/passkey.ts'
import { refusal } from '#server/http/api-error.ts'
import { loginByPasskey, passkeyRequestOptions } from '#server/api/auth/passkey-login.ts'
import { addPasskey, passkeyCreationOptions, type PasskeyRow } from '#server/api/auth/passkey-registration.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { limitRate, limitSubject } from '#server/middleware/rate-limit.ts'
import { idParam, languageOf, requireUser } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import { passkeys } from '#server/db/schema/identity.ts'

const wirePasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
})

export function passkeyRoutes(route: Router, deps: GatewayDeps): void {
  const { orm } = deps.db

  route('POST', '/auth/passkey/authentication-options/', async (c) => {
    await limitRate(deps, c, 'passkey')
    return c.json(await passkeyRequestOptions(deps))
  })

  route('POST', '/auth/passkey/authentication/', async (c) => {
    await limitRate(deps, c, 'passkey')
    const form = parseForm(PasskeyAuthentication, c.get('body') ?? {}, ['credential'], languageOf(c))
    await limitSubject(deps, c, 'passkey', form.credential.id)
    const token = await loginByPasskey(deps, form)
    if (token === undefined) throw refusal(400, 'credential', 'passkeyRefused', languageOf(c))
    return c.json({ token })
  })

  route('POST', '/auth/passkey/registration-options/', async (c) => {
    const { id } = requireUser(c)
    await limitRate(deps, c, 'passkey')
    return c.json(await passkeyCreationOptions(deps, id, languageOf(c)))
  })

  route('POST', '/auth/passkey/registration/', async (c) => {
    const { id } = requireUser(c)
    await limitRate(deps, c, 'passkey')
    const form = parseForm(PasskeyRegistration, c.get('body') ?? {}, ['name', 'credential'], languageOf(c))
    const passkey = await addPasskey(deps, id, form, languageOf(c))
    deps.jobs.wake('send-mail')
    return c.json(wirePasskey(passkey), 201)
  })

  route('GET', '/auth/passkey/', async (c) => {
    const rows = await orm
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, requireUser(c).id))
      .orderBy(asc(passkeys.id))
    return c.json({ results: rows.map(wirePasskey) })
  })

  route('PUT', '/auth/passkey/:id/', async (c) => {
    const { id: userId } = requireUser(c)
    const own = and(eq(passkeys.id, idParam(c, 'id')), eq(passkeys.userId, userId))
    const { name } = parseForm(PasskeyName, c.get('body') ?? {}, ['name'], languageOf(c))
    const [row] = await orm.update(passkeys).set({ name }).where(own).returning()
    if (!row) throw refusal(404, 'detail', 'notFound', languageOf(c))
    return c.json(wirePasskey(row))
  })

  route('DELETE', '/auth/passkey/:id/', async (c) => {
    const { id: userId } = requireUser(c)
    const own = and(eq(passkeys.id, idParam(c, 'id')), eq(passkeys.userId, userId))
    const rows = await orm.delete(passkeys).where(own).returning({ id: passkeys.id })
    if (rows.length === 0) throw refusal(404, 'detail', 'notFound', languageOf(c))
    return c.body(null, 204)
  })
}
