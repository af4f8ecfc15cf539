// @vitest-environment node
import { expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { mailOutbox } from '#server/db/schema/operations.ts'
import { openDatabase } from '#server/db/database.ts'
import { seed } from '#server/seed/seed.ts'
import { createJobs, startJobs } from '#server/jobs/start-jobs.ts'
import { createTestGateway } from '#tests/server/support/gateway.ts'
import { flightResults, heldFlight, searchFlights, ticketedFlight } from '#tests/server/support/flight-journey.ts'
import { createDatabase, createEmptyDatabase } from '#tests/server/support/postgres.ts'
import { noon } from '#tests/server/support/noon.ts'

test('processes that start together on an empty database migrate and seed it once', async () => {
  const databaseUrl = await createEmptyDatabase()
  const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ databaseUrl, poolSize: 2 })))
  await Promise.all(opened.map((database) => seed(database, new Date(noon))))
  expect(await opened[0]?.orm.select({ username: users.username }).from(users)).toEqual([{ username: 'demo' }])
  await Promise.all(opened.map((db) => db.close()))
})

test('what one process holds and sells, another knows', async () => {
  const databaseUrl = await createDatabase()
  const [first, second] = await Promise.all(
    [1, 2].map(async () => createTestGateway({ db: await openDatabase({ databaseUrl, poolSize: 5 }) })),
  )
  if (!first || !second) throw new Error('two gateways were asked for')
  first.flights.seatsPerFlight = 1
  second.flights.seatsPerFlight = 1
  const { session_unique: session } = await searchFlights(second)
  await heldFlight(first)
  expect((await flightResults(second, session)).search).toHaveLength(1)
  const signedIn = await first.signIn()
  expect((await second.request('GET', '/api/user/', undefined, signedIn)).status).toBe(200)
  await Promise.all([first.close(), second.close()])
})

test('a mail that two processes find in the outbox leaves once', async () => {
  const databaseUrl = await createDatabase()
  const sent: string[] = []
  const arrived = Promise.withResolvers<void>()
  const running = await Promise.all(
    [1, 2].map(async () => {
      const gateway = await createTestGateway({ db: await openDatabase({ databaseUrl, poolSize: 5 }) })
      const mailer = {
        send: ({ to }: { to: string }) => {
          sent.push(to)
          return Promise.resolve(arrived.resolve())
        },
      }
      const jobs = createJobs()
      const started = await startJobs({ ...gateway.deps, mailer, jobs })
      return { gateway, jobs, stop: () => started.stop() }
    }),
  )
  const [one, two] = running
  if (!one || !two) throw new Error('two processes were asked for')
  await ticketedFlight(one.gateway)
  one.jobs.wake('send-mail')
  two.jobs.wake('send-mail')
  await arrived.promise
  await Promise.all(running.map(({ stop }) => stop()))
  expect(sent).toEqual(['deniz@example.com'])
  expect(await one.gateway.deps.db.orm.select({ state: mailOutbox.state }).from(mailOutbox)).toEqual([
    { state: 'sent' },
  ])
  await Promise.all(running.map(({ gateway }) => gateway.close()))
})

test('while every connection is busy, calls and pages answer 503 and when to come again', async () => {
  const databaseUrl = await createDatabase()
  const gateway = await createTestGateway({ db: await openDatabase({ databaseUrl, poolSize: 1, patience: 3000 }) })
  const free = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const busy = gateway.deps.db.orm.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users)
    taken.resolve()
    await free.promise
  })
  await Promise.race([taken.promise, busy])
  const call = await gateway.request('POST', '/api/flight/check-pnr/', { pnr: 'ABCDE', surname: 'Kaya' })
  const page = await gateway.request('GET', `/payment/finish/${'A'.repeat(22)}/`)
  expect([call.status, page.status]).toEqual([503, 503])
  expect([call, page].map(({ headers }) => headers.get('Retry-After'))).toEqual(['5', '5'])
  expect(await call.json()).toEqual({ detail: [expect.stringContaining('5 saniye')] })
  expect(gateway.logs.join('')).toContain('timeout exceeded when trying to connect')
  free.resolve()
  await busy
  expect((await gateway.request('POST', '/api/flight/check-pnr/', { pnr: 'ABCDE', surname: 'Kaya' })).status).toBe(404)
  await gateway.close()
})
