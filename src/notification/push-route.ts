/** Turns push messages on and off; the posted form contains the browser's push subscription. */
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import { apiContext } from '#api/context.ts'
import { contentCalls } from '#api/content.ts'
import { PushSubscriptionForm } from '#contract/content.ts'

/** Push messages have no page of their own, so a GET request is redirected to the notifications page. */
export function loader() {
  return redirect('/notification/')
}

/**
 * Registers the posted push subscription. If the form contains none, deletes the push subscription of the current
 * sign-in.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const subscription = (await request.formData()).get('subscription')
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  try {
    if (typeof subscription !== 'string') await contentCalls.refusePush(api, options)
    else await contentCalls.allowPush(api, z.parse(PushSubscriptionForm, JSON.parse(subscription)), options)
    return { failed: false }
  } catch (error) {
    if (error instanceof ApiError) return data({ failed: true }, { status: error.status || 503 })
    throw error
  }
}
