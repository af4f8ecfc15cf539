/** Texts of the payment and ticket screens that name the sold item, such as a seat; each product provides its own. */
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

/** Texts about the people of a booking: passengers, participants. */
export interface PeopleWords {
  /** Heading of the list of all people. */
  all: MessageDescriptor
  /** Title of one person's card in a form; `place` counts from 1. */
  nth: (place: number) => MessageDescriptor
  /** Size of a searched party. */
  party: (size: number) => MessageDescriptor
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
