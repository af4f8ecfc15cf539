/** Tests how often the outcome of a payment is requested while the bank has not decided. */
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { PaymentData } from '#booking/payment/load-payment.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import { usePaymentOutcome } from '#booking/payment/use-payment-outcome.ts'
import { mount } from '#tests/support/mount.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (duration: number) => act(() => vi.advanceTimersByTimeAsync(duration))

test('a slow reply is not aborted by the next request, which follows four seconds after it', async () => {
  const booking = { session_unique: 'abcdefghijklmnopqrstuv', state: 'confirming' }
  const payment = { booking } as PaymentData<AnyBooking>
  const addresses = bookingAddresses('flight')
  function Probe() {
    usePaymentOutcome(payment, undefined, addresses)
    return null
  }
  const asked: AbortSignal[] = []
  const router = createMemoryRouter([
    { path: '/', Component: Probe },
    {
      path: new URL(addresses.status(booking.session_unique), 'http://ufuk.test').pathname,
      loader: ({ request }) => {
        asked.push(request.signal)
        return new Promise((resolve) => setTimeout(() => resolve({ info: null }), 9000))
      },
    },
  ])
  const unmount = await mount(<RouterProvider router={router} />)
  await pass(4000)
  expect(asked).toHaveLength(1)
  await pass(9000)
  expect(asked.map(({ aborted }) => aborted)).toEqual([false])
  await pass(3999)
  expect(asked).toHaveLength(1)
  await pass(1)
  expect(asked).toHaveLength(2)
  await unmount()
})
