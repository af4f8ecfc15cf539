/**
 * Runs the jobs on schedule from a queue in the database, so that only one of several processes takes each queued run.
 */
import { PgBoss } from 'pg-boss'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { checkPriceAlerts } from '#server/jobs/check-price-alerts.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { jobNames, type JobName, type Jobs } from '#server/parts/jobs.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { settleReservations } from '#server/jobs/settle-reservations.ts'
import { sendMail } from '#server/jobs/send-mail.ts'
import { sendPush } from '#server/jobs/send-push.ts'
import { tellUpcoming } from '#server/jobs/tell-upcoming.ts'
import { upkeep } from '#server/jobs/upkeep.ts'
import { turkishZone } from '#server/runtime/zones.ts'

/** Cron expressions of the jobs, in Turkish time. */
const schedules: Record<JobName, string> = {
  'release-holds': '* * * * *',
  'reconcile-charges': '* * * * *',
  'settle-reservations': '* * * * *',
  'send-mail': '* * * * *',
  'send-push': '* * * * *',
  'tell-upcoming': '*/5 * * * *',
  upkeep: '*/5 * * * *',
  'check-price-alerts': '7 * * * *',
  'clean-up': '23 4 * * *',
}

const work: Record<JobName, (deps: GatewayDeps) => Promise<unknown>> = {
  'release-holds': releaseHolds,
  'reconcile-charges': reconcileCharges,
  'settle-reservations': settleReservations,
  'send-mail': sendMail,
  'send-push': sendPush,
  'tell-upcoming': tellUpcoming,
  upkeep,
  'check-price-alerts': checkPriceAlerts,
  'clean-up': cleanUp,
}

/**
 * Creates the object through which the gateway wakes jobs. Its method `wake` does nothing until `startJobs` has
 * connected the object to the job queue.
 */
export function createJobs(): Jobs & { onWake(wake: (job: JobName) => void): void } {
  let awake: (job: JobName) => void = () => undefined
  return {
    wake: (job) => awake(job),
    onWake: (wake) => {
      awake = wake
    },
  }
}

export interface RunningJobs {
  /** Stops the schedule and waits up to five seconds for running jobs; call it before the database closes. */
  stop(): Promise<void>
}

/**
 * Starts the schedule, polls for due jobs every `pollSeconds`, and connects `jobs.wake`. On a new database this takes
 * about a second, so it should be called after the server listens. If it fails, the queues that it started are stopped.
 */
export async function startJobs(
  deps: GatewayDeps & { jobs: ReturnType<typeof createJobs> },
  pollSeconds = 10,
): Promise<RunningJobs> {
  const { db, log, jobs } = deps
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.runSql(text, values) },
    schema: 'jobs',
    schedule: true,
    supervise: true,
    monitorIntervalSeconds: 60,
  })
  boss.on('error', (error) => log.error('job queue', errorDetails(error)))
  const workers = new Map<JobName, string>()
  try {
    await boss.start()
    for (const name of jobNames) {
      await boss.createQueue(name, { policy: 'short', retryLimit: 2, expireInSeconds: 300, deleteAfterSeconds: 3600 })
      await boss.schedule(name, schedules[name], null, { tz: turkishZone })
      // A job that this process wakes starts immediately; scheduled jobs wait for the next poll.
      const worker = await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => {
        await work[name](deps)
      })
      workers.set(name, worker)
    }
  } catch (error) {
    await boss.stop({ graceful: true, timeout: 5_000 })
    throw error
  }
  const wake = async (name: JobName) => {
    await boss.send(name, null)
    const worker = workers.get(name)
    if (worker !== undefined) boss.notifyWorker(worker)
  }
  jobs.onWake((name) => {
    wake(name).catch((error: unknown) => log.error('job not queued', { job: name, ...errorDetails(error) }))
  })
  return {
    async stop() {
      jobs.onWake(() => undefined)
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
