// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { lastTryOf, nextOf } from '#booking/payment/payment-end.ts'

const info = (part: object) => ({ do_reservation: true, finish_page_showed: false, state: null, ...part })

describe('a payment of a reservation', () => {
  const refunded = { state: 'reserved', last_payment: 'refunded' } as const

  test('that was charged and refunded is not said to have charged nothing, and leads to the ticket', () => {
    expect(lastTryOf({ state: 'reserved', lastPayment: 'refunded' }, 1)).toBeNull()
    expect(nextOf(info(refunded), 'reserved', true)).toBe('ticket')
    expect(nextOf(info(refunded), 'confirming', false)).toBe('ticket')
  })

  test('that was refunded before keeps nobody from paying again', () => {
    expect(lastTryOf({ state: 'reserved', lastPayment: 'refunded' }, 0)).toBeNull()
    expect(nextOf(info(refunded), 'reserved', false)).toBeNull()
  })

  test('that was declined or abandoned asks for the card again', () => {
    expect(lastTryOf({ state: 'reserved', lastPayment: 'declined' }, 0)).toEqual({ kind: 'declined', key: 0 })
    expect(lastTryOf({ state: 'reserved', lastPayment: null }, 2)).toEqual({ kind: 'closed', key: 2 })
    expect(nextOf(info({ state: 'reserved', last_payment: 'declined' }), 'reserved', true)).toBe('reload')
  })
})

describe('any other payment', () => {
  test('leads to the ticket once it is paid and the bank’s last page was shown', () => {
    expect(nextOf(info({ state: 'ticketed', finish_page_showed: true }), 'unpaid', true)).toBe('ticket')
    expect(nextOf(info({ state: 'ticketed' }), 'unpaid', true)).toBe('reload')
  })

  test('is looked at anew where its state changed or the bank’s page was closed', () => {
    const unpaid = info({ do_reservation: false, state: 'unpaid' })
    expect(nextOf(unpaid, 'confirming', false)).toBe('reload')
    expect(nextOf(unpaid, 'unpaid', true)).toBe('reload')
    expect(nextOf(unpaid, 'unpaid', false)).toBeNull()
  })

  test('charged nothing where the page was closed, unless nobody can tell', () => {
    expect(lastTryOf({ state: 'unpaid' }, 1)).toEqual({ kind: 'closed', key: 1 })
    expect(lastTryOf({ state: null }, 1)).toEqual({ kind: 'untold', key: 1 })
    expect(lastTryOf({ state: 'confirming' }, 1)).toBeNull()
  })
})
