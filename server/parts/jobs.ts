/** The work that runs beside requests. */
export const jobNames = [
  'release-holds',
  'reconcile-charges',
  'settle-reservations',
  'send-mail',
  'send-push',
  'check-price-alerts',
  'clean-up',
] as const
export type JobName = (typeof jobNames)[number]

export interface Jobs {
  /** Asks for a run soon; returns at once. What nobody wakes runs by its schedule anyway. */
  wake(job: JobName): void
}
