// @vitest-environment node
import { PgBoss } from 'pg-boss'
import { expect, test, vi } from 'vitest'
import { keepStarting } from '#server/jobs/keep-starting.ts'
import { createJobs, startJobs } from '#server/jobs/start-jobs.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { ticketedFlight } from '#tests/server/support/flight-journey.ts'

const gateway = sharedGateway()

test('jobs that a database error kept from starting start later, and the half-started queue is stopped', async () => {
  gateway.logs.length = 0
  const stopped = vi.spyOn(PgBoss.prototype, 'stop')
  let failures = 2
  const db = {
    ...gateway.deps.db,
    runSql: async (text: string, values?: unknown[]) => {
      if (text.includes('jobs.schedule') && failures-- > 0) throw new Error('connection lost')
      return gateway.deps.db.runSql(text, values)
    },
  }
  const jobs = createJobs()
  const sent = Promise.withResolvers<void>()
  const mailer = { send: () => Promise.resolve(sent.resolve()) }
  const started = Promise.withResolvers<void>()
  const start = async () => {
    const running = await startJobs({ ...gateway.deps, db, jobs, mailer }, 3600)
    started.resolve()
    return running
  }
  const running = keepStarting(gateway.deps.log, start, { first: 1, longest: 2 })
  await started.promise
  expect(stopped).toHaveBeenCalledTimes(2)
  expect(gateway.logs.filter((line) => line.includes('jobs did not start'))).toHaveLength(2)
  await ticketedFlight(gateway)
  jobs.wake('send-mail')
  await sent.promise
  await running.stop()
  expect(stopped).toHaveBeenCalledTimes(3)
})

test('closing ends the attempts at once', async () => {
  const failed = Promise.withResolvers<void>()
  const start = vi.fn<() => Promise<never>>(async () => {
    failed.resolve()
    throw new Error('connection lost')
  })
  const running = keepStarting(gateway.deps.log, start)
  await failed.promise
  await running.stop()
  expect(start).toHaveBeenCalledTimes(1)
})
