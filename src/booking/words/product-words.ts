/**
 * Texts of payment and ticket screens that differ between products. They name the sold item, such as a seat, or the
 * travellers.
 */
import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'

/** Texts about the time for which an unpaid booking is held. */
export interface HoldWords {
  /** Short text beside the remaining time of the hold. */
  held: MessageDescriptor
  /** Warning that two minutes of the hold are left. */
  soon: MessageDescriptor
  /** Text after the hold of an unpaid booking has expired. */
  over: MessageDescriptor
}

/**
 * Texts about the travellers of a booking. Products use different words for them, such as 'Katılımcı' (participant).
 */
export interface PeopleWords {
  /** Heading of the list of a booking's people, such as 'Katılımcılar' (participants). */
  all: MessageDescriptor
  /**
   * Text that names one person by number, such as the title of the person's card in a form. `place` is the number,
   * counted from 1.
   */
  nth: (place: number) => MessageDescriptor
  /** Text with the size of a searched party. */
  party: (size: number) => MessageDescriptor
}

/** Texts about the status of a booking. */
export interface StatusWords {
  /** Texts for a ticketed booking: `kept` if a copy is stored on this device, otherwise `ready`. */
  kept: MessageDescriptor
  ready: MessageDescriptor
  unpaid: MessageDescriptor
  refunded: MessageDescriptor
  expired: MessageDescriptor
  /**
   * Returns a text that says how much is to be paid later, and to whom. If this function is missing, the ticket shows a
   * text with only the amount.
   */
  owed?: (amount: ReactNode) => ReactNode
}
