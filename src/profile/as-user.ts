/**
 * Runs API calls that need a signed-in traveller. A guest is redirected to sign-in and returns to the current page
 * afterwards (docs/product/frame.md#who-may-do-what).
 */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { apiContext, storeContext } from '#api/context.ts'
import { throwRouteError } from '#api/loader-error.ts'

type Args = Pick<LoaderFunctionArgs | ActionFunctionArgs, 'context' | 'request'>
type Call<Result> = (api: Api, options: { signal: AbortSignal }) => Promise<Result>

/**
 * Redirects a guest to sign-in. The redirect is a full page load, because the page may still show a
 * user who has signed out in another tab.
 */
function toSignIn(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  return redirectDocument(`/auth/login/?${new URLSearchParams({ returnTo: pathname + search })}`)
}

/**
 * Returns the result of `call`. Throws a redirect to sign-in if the traveller is a guest or if the gateway rejects the
 * sign-in token. The API client has then already made sure that the device no longer stores the rejected token.
 */
export async function asUser<Result>({ context, request }: Args, call: Call<Result>): Promise<Result> {
  if ((await context.get(storeContext).token()) === null) throw toSignIn(request)
  try {
    return await call(context.get(apiContext), { signal: request.signal })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    throw toSignIn(request)
  }
}

/**
 * Does the same as `asUser`, for loaders: a failed API call is thrown as a route error with the call's HTTP status, or
 * with 503 if no reply came.
 */
export function loadAsUser<Result>(args: Args, call: Call<Result>): Promise<Result> {
  return asUser(args, call).catch(throwRouteError)
}
