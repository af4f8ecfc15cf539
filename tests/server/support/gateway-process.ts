/**
 * Runs a gateway in a separate process, for tests that kill it; it sells the activities of an OCTO server if one is
 * named. Prints its port once it listens.
 */
import { serve } from '@hono/node-server'
import { openDatabase } from '#server/db/database.ts'
import { createActivities } from '#server/supply/octo/create-activities.ts'
import { createTestGateway } from '#tests/server/support/gateway.ts'

const {
  TEST_DATABASE_URL: databaseUrl,
  TEST_DATA_DIR: dataDir,
  TEST_OCTO_URL: OCTO_URL,
  TEST_OCTO_TOKEN: OCTO_TOKEN,
} = process.env
const db = await openDatabase({ databaseUrl, dataDir })
const { app, deps } = await createTestGateway({ db })
if (OCTO_URL !== undefined) deps.activities = createActivities({ OCTO_URL, OCTO_TOKEN }, deps)
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.stdout.write(`${port}\n`))
