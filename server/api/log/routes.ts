/** Stores the usage log: entries from devices, each stored once (docs/product/frame.md#usage-log). */
import { randomUUID } from 'node:crypto'
import { headerNames } from '#contract/headers.ts'
import { LogEntries } from '#contract/usage-log.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { limitRate } from '#server/middleware/rate-limit.ts'
import { languageOf } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import { usageLog } from '#server/db/schema/operations.ts'

export function logRoutes(route: Router, deps: GatewayDeps): void {
  /**
   * Answers 204 once the entries are stored. Entries whose ID is already stored are skipped, so that a client can send
   * entries again if the response was lost. The signed-in user is not stored.
   */
  route('POST', '/log/', async (c) => {
    await limitRate(deps, c, 'log')
    await limitRate(deps, c, 'log-day')
    const entries = parseForm(LogEntries, c.get('body') ?? [], [], languageOf(c))
    const deviceId = c.req.header(headerNames.deviceId) ?? null
    const appVersion = c.req.header(headerNames.appVersion) ?? null
    const receivedAt = deps.clock.now()
    const rows = entries.map(({ id, event_time: eventTime, ...entry }) => ({
      id: id ?? randomUUID(),
      deviceId,
      appVersion,
      eventName: entry.event_name,
      eventState: entry.event_state,
      explanation: entry.explanation,
      postData: entry.post_data,
      pageName: entry.page_name,
      eventTime: new Date(eventTime),
      receivedAt,
    }))
    await deps.db.orm.insert(usageLog).values(rows).onConflictDoNothing({ target: usageLog.id })
    return c.body(null, 204)
  })
}
