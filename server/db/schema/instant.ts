/** Defines the column type of instants. */
import { timestamp } from 'drizzle-orm/pg-core'

/** Returns a column for an instant (`timestamptz`), which code reads as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
