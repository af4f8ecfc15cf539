/** Names of the background jobs. */
export const jobNames = [
  'release-holds',
  'reconcile-charges',
  'settle-reservations',
  'send-mail',
  'send-push',
  'tell-upcoming',
  'upkeep',
  'check-price-alerts',
  'clean-up',
] as const
export type JobName = (typeof jobNames)[number]

export interface Jobs {
  /** Requests an early run of a job and returns immediately. Jobs also run on schedule. */
  wake(job: JobName): void
}
