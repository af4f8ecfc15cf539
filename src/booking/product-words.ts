/** Texts of the payment and ticket screens that mention what a product sells; each product provides its own. */
import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'

/** Texts about the hold of an unpaid booking. */
export interface HoldWords {
  /** A few words beside the remaining time of the hold. */
  held: MessageDescriptor
  /** Warning that two minutes of the hold are left. */
  soon: MessageDescriptor
  /** Text after the hold has expired. */
  over: MessageDescriptor
}

/** Texts about the status of a booking. */
export interface StatusWords {
  /** Texts of a ticketed booking: `kept` with a copy on this device, `ready` without. */
  kept: MessageDescriptor
  ready: MessageDescriptor
  unpaid: MessageDescriptor
  refunded: MessageDescriptor
  expired: MessageDescriptor
  /** Text about the amount to pay later and its payee; absent if the product is only paid online. */
  owed?: (amount: ReactNode) => ReactNode
}
