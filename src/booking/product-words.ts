/** Sentences of the payment and ticket screens that name the product's own thing; each product brings its own. */
import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'

/** Of what is held for an unpaid booking. */
export interface HoldWords {
  /** That it is, and for how long. */
  held: (left: ReactNode) => ReactNode
  /** That two minutes are left. */
  soon: MessageDescriptor
  /** That it is held no longer. */
  over: MessageDescriptor
}

/** Of where a booking stands. */
export interface StatusWords {
  /** Of a ticket: on this device, or not. */
  kept: MessageDescriptor
  ready: MessageDescriptor
  unpaid: MessageDescriptor
  refunded: MessageDescriptor
  expired: MessageDescriptor
  /** What is to be paid later to whom; left out where everything is paid online. */
  owed?: (amount: ReactNode) => ReactNode
}
