/** Defines the column type of instants. */
import { timestamp } from 'drizzle-orm/pg-core'

/** Returns a column of an instant, which PostgreSQL keeps with its time zone and code reads as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
