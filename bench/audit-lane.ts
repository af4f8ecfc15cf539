/** Runs as a worker of `audit.ts`: audits every n-th page in a browser of its own and posts the outcome. */
import { parentPort, workerData } from 'node:worker_threads'
import { auditSteady } from './lighthouse.ts'
import { auditedPages } from './lighthouse-config.ts'

export interface Lane {
  origin: string
  folder: string
  /** Index of this worker, counted from 0, and the number of workers. */
  lane: number
  lanes: number
}

const { origin, folder, lane, lanes } = workerData as Lane
const pages = auditedPages.filter((_, index) => index % lanes === lane)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
parentPort?.postMessage(await auditSteady(origin, folder, pages))
