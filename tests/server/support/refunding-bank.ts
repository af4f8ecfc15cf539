import { createSandboxBank } from '#server/payment/sandbox-bank/sandbox-bank.ts'
import { origin, type TestGateway } from '#tests/server/support/gateway.ts'

/** Gives the gateway a bank that confirms refunds only while `isThere` returns true. */
export function refundWhile(gateway: TestGateway, isThere: () => boolean): void {
  const { db, clock } = gateway.deps
  const bank = createSandboxBank({ db, clock, publicOrigin: () => origin })
  gateway.deps.bank = {
    ...bank,
    refund: (...asked) => (isThere() ? bank.refund(...asked) : Promise.reject(new Error('no bank'))),
  }
}
