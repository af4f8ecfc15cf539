/** Runs a gateway in a process of its own, for tests that kill it. Prints its port once it listens. */
import { serve } from '@hono/node-server'
import { openDatabase } from '#server/db/database.ts'
import { createTestGateway } from '#tests/server/support/gateway.ts'

const { TEST_DATABASE_URL: databaseUrl, TEST_DATA_DIR: dataDir } = process.env
const db = await openDatabase({ databaseUrl, dataDir })
const gateway = await createTestGateway({ db })
serve({ fetch: gateway.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.stdout.write(`${port}\n`))
