/** Enables and disables push messages; the form contains the browser's subscription. */
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import { apiContext } from '#api/context.ts'
import { contentCalls } from '#api/content.ts'
import { PushSubscriptionForm } from '#contract/content.ts'

/** Push settings have no page of their own, so a GET redirects to the notifications. */
export function loader() {
  return redirect('/notification/')
}

/** Registers the form's subscription; without one, deletes the subscription of this session. */
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
