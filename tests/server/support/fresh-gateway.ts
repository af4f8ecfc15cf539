import { createTestGateway, type TestGateway } from '#tests/server/support/gateway.ts'
import { openFresh } from '#tests/server/support/postgres.ts'

/** Runs `work` with a gateway on a new database, and closes both afterwards. */
export async function withFreshGateway(
  work: (gateway: TestGateway) => Promise<void>,
  overrides: Partial<TestGateway['deps']> = {},
): Promise<void> {
  const gateway = await createTestGateway({ db: await openFresh(), overrides })
  try {
    await work(gateway)
  } finally {
    await gateway.close()
  }
}
