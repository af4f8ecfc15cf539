/**
 * Starts an OCTO server as the gateway's supplier of activities, and adds a call by which browser tests control this
 * OCTO server.
 */
import type { Hono } from 'hono'
import { soldProducts } from '#tests/server/support/octo-products.ts'
import { createOctoServer } from '#tests/server/support/octo-server.ts'

export interface OctoSeller {
  /** Environment variables that make the gateway sell the activities of this OCTO server. */
  environment: { OCTO_URL: string; OCTO_TOKEN: string }
  /**
   * Adds the call POST /test/octo/ for browser tests. After a call with `out` true, reads of the catalogue, reads of
   * availability and new holds fail at the OCTO server, until a call with `out` false. With `reason`, the OCTO server
   * cancels every confirmed booking on the organiser's behalf and gives this reason.
   */
  addControls: (app: Hono, checkTickets: () => void) => void
}

/** Starts the server; `now` is its clock, in milliseconds since 1970. */
export async function startOctoSeller(now: () => number): Promise<OctoSeller> {
  const seller = await createOctoServer(now)
  seller.products = soldProducts()
  seller.delivers = {
    methods: ['VOUCHER'],
    voucher: [
      { deliveryFormat: 'QRCODE', deliveryValue: 'SKY-7Q2M-88' },
      { deliveryFormat: 'PDF_URL', deliveryValue: 'https://tickets.example/sky-7q2m-88.pdf' },
    ],
    ticket: null,
  }
  return {
    environment: { OCTO_URL: seller.access.url, OCTO_TOKEN: seller.access.token },
    addControls(app, checkTickets) {
      app.post('/test/octo/', async (c) => {
        const { out, reason } = await c.req.json<{ out?: boolean; reason?: string }>()
        if (out !== undefined)
          seller.always = out
            ? { supplier: 'down', products: 'down', availability: 'down', calendar: 'down', hold: 'down' }
            : {}
        if (reason !== undefined) {
          const cancellation = { refund: 'FULL', reason, utcCancelledAt: new Date(now()).toISOString() }
          for (const booking of seller.bookings.values())
            if (booking.status === 'CONFIRMED') Object.assign(booking, { status: 'CANCELLED', cancellation })
          checkTickets()
        }
        return c.json({ bookings: [...seller.bookings.values()].map(({ status }) => status) })
      })
    },
  }
}
