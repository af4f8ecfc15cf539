/** Implements the `Bank` interface with the sandbox bank. It keeps its own ledger and does not read bookings. */
import type { Clock } from '#server/runtime/clock.ts'
import type { Database } from '#server/db/database.ts'
import { randomSecret } from '#server/db/random-token.ts'
import { sandboxBankPayments } from '#server/db/schema/payments.ts'
import { BankUnreachable, type Bank, type ChargeRequest } from '#server/parts/bank.ts'
import { changePayment, giveBack, readPayment, type BankBook } from '#server/payment/sandbox-bank/bank-book.ts'
import { scenarioOf, type Scenario } from '#server/payment/sandbox-bank/test-cards.ts'

export interface SandboxBankOptions {
  db: Database
  clock: Clock
  /** Origin of the app, which may show the bank's pages in a frame. */
  publicOrigin: () => string
  /**
   * Origin of the bank's pages. Without it, payment URLs are paths, which work on whatever host name the traveller
   * uses.
   */
  pagesOrigin?: (() => string) | undefined
}

/** Name of the merchant on the bank's page. */
const merchant = 'Ufuk Seyahat'

async function register(
  { db, clock }: BankBook,
  { reference, amount, language, returnUrl, returnToken }: ChargeRequest,
  scenario: Scenario,
  status: 'awaiting' | 'voided',
): Promise<void> {
  await db.orm
    .insert(sandboxBankPayments)
    .values({
      reference,
      pageToken: randomSecret(),
      amount,
      merchant,
      language,
      scenario,
      status,
      returnUrl,
      returnToken,
      createdAt: clock.now(),
    })
    .onConflictDoNothing({ target: sandboxBankPayments.reference })
}

/** Creates a bank for demos and tests; `test-cards.ts` lists its scenarios. */
export function createSandboxBank({ db, clock, pagesOrigin }: SandboxBankOptions): Bank {
  const book = { db, clock }
  return {
    async open(request, card) {
      await register(book, request, scenarioOf(card.number), 'awaiting')
      const payment = await readPayment(book, { reference: request.reference })
      if (!payment || payment.status === 'voided')
        throw new BankUnreachable('The charge was stopped before it was opened')
      return { payUrl: `${pagesOrigin?.() ?? ''}/sandbox-bank/pay/${payment.pageToken}/` }
    },

    async outcome(reference) {
      return (await readPayment(book, { reference }))?.status ?? 'unknown'
    },

    async void(reference) {
      // If the bank does not know the charge yet, it stores the charge as voided, so that a delayed request can't open
      // the charge later.
      await register(
        book,
        { reference, amount: 0, language: 'tr', returnUrl: '', returnToken: '' },
        'declined',
        'voided',
      )
      const payment = await changePayment(book, { reference }, ({ status }) =>
        status === 'awaiting' ? { status: 'voided' } : {},
      )
      return payment?.status ?? 'unknown'
    },

    refund: (reference, amount, name) => giveBack(book, { reference, amount, name }),
  }
}
