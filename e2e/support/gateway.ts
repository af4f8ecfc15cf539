/** Helpers for the API calls that prepare browser tests: they compute dates and read booking keys from replies. */
import type { APIResponse } from 'playwright/test'
import { istanbulDay } from '#i18n/istanbul-clock.ts'
import { addDays } from '#contract/calendar-date.ts'
import { expect } from './expect.ts'

/** Returns the plain date (YYYY-MM-DD) `days` after today. */
export const dayAhead = (days: number) => addDays(istanbulDay(new Date()), days)

/** Expects a successful selection; returns the booking's key. */
export async function keyOf(reply: APIResponse): Promise<string> {
  const answer: { session_unique: string } = await reply.json()
  expect(answer).toMatchObject({ status: true, session_unique: expect.any(String) })
  return answer.session_unique
}
