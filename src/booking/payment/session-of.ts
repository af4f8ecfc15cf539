import * as z from 'zod/mini'
import { SessionUnique } from '#contract/booking.ts'

/** Returns the session ID (`session_unique`) in the URL of a request; undefined if it is missing or malformed. */
export function sessionOf(request: Request): string | undefined {
  const parsed = z.safeParse(SessionUnique, new URL(request.url).searchParams.get('session_unique'))
  return parsed.success ? parsed.data : undefined
}
