/** Requests the packages of a departure, and selects a package. */
import { data } from 'react-router'
import * as z from 'zod/mini'
import { activityCalls } from '#api/activity.ts'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { hasAges, type Party } from '#activity/party.ts'
import { answerSelection, wentWrong } from '#booking/search/search-answer.ts'
import { type ActivityDetailResults, ActivitySelectForm } from '#contract/activity-detail.ts'
import { firstMessage } from '#contract/errors.ts'
import { rule } from '#contract/rules.ts'

/** Form fields at which the page can show why the backend refused a request. */
const refusable = ['child_ages', 'child_count', 'adult_count', 'organization_id'] as const
export type RefusedField = (typeof refusable)[number]

export type Packages =
  | { kind: 'found'; results: ActivityDetailResults }
  /**
   * The backend refused a form field, or `askPackages` found a form field missing or incomplete and sent no request.
   * `message` is the gateway's message or a rule code about that field.
   */
  | { kind: 'refused'; field: RefusedField; message: string }
  /**
   * The request failed; `message` is the gateway's message, or null if it sent none; `unreachable` is true if no reply
   * came.
   */
  | { kind: 'failed'; message: string | null; unreachable: boolean }

interface AskedPackages {
  activity: string
  organization: string | null
  party: Party
  /**
   * ID of the search session in which the packages are requested; null to start a new session. If the session has
   * expired, a new one is started.
   */
  session: string | null
}

/** Requests the packages of a departure for a party; an expired session is replaced by a new one. */
export async function askPackages(api: Api, asked: AskedPackages, signal: AbortSignal): Promise<Packages> {
  const { activity, organization, party, session } = asked
  if (!organization) return { kind: 'refused', field: 'organization_id', message: rule.required }
  if (!hasAges(party)) return { kind: 'refused', field: 'child_ages', message: rule.required }
  const form = {
    activity_id: activity,
    organization_id: organization,
    adult_count: party.adults,
    child_count: party.ages.length,
    child_ages: party.ages.filter((age) => age !== null),
  }
  const ask = (more: { session_unique?: string }) => activityCalls.packages(api, { ...form, ...more }, { signal })
  try {
    const results = await ask(session === null ? {} : { session_unique: session })
    return { kind: 'found', results: results.research ? await ask({}) : results }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return refusalOf(error)
  }
}

function refusalOf(error: ApiError): Packages {
  const field = refusable.find((name) => firstMessage({ [name]: error.body?.[name] ?? '' }))
  const message = field && firstMessage({ [field]: error.body?.[field] ?? '' })
  if (field && message) return { kind: 'refused', field, message }
  return { kind: 'failed', message: error.firstMessage ?? null, unreachable: error.status === 0 }
}

/**
 * Selects the posted package and redirects to its payment page. If the selection is refused or fails, returns an alert
 * that the page shows. If the call fails because the traveller's sign-in has ended, the page is reloaded as a guest's.
 */
export async function selectPackage(api: Api, form: FormData, signal: AbortSignal) {
  const parsed = z.safeParse(ActivitySelectForm, {
    product_id: form.get('product_id'),
    organization_id: form.get('organization_id'),
    session_unique: form.get('session_unique'),
    price: Number(form.get('price')) || undefined,
  })
  if (!parsed.success) return data(wentWrong, { status: 400 })
  const selecting = activityCalls.selectPackage(api, parsed.data, { signal })
  return answerSelection(selecting, 'activity', parsed.data.session_unique)
}
