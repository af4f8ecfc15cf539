/**
 * Wraps calls of a signed-in traveller; a guest is redirected to sign in and back
 * (docs/product/frame.md#who-may-do-what).
 */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { apiContext, storeContext } from '#api/context.ts'
import { throwRouteError } from '#api/loader-error.ts'
import { endSignIn } from '#store/end-sign-in.ts'

type Args = Pick<LoaderFunctionArgs | ActionFunctionArgs, 'context' | 'request'>
type Call<Result> = (api: Api, options: { signal: AbortSignal }) => Promise<Result>

/**
 * Redirects with a full page load: another tab may have signed out, and this page's frame would still show the old
 * user.
 */
function toSignIn(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  return redirectDocument(`/auth/login/?${new URLSearchParams({ returnTo: pathname + search })}`)
}

/**
 * Returns the result of `call`. Throws a redirect to the sign-in page if the traveller is a guest or the gateway
 * rejects the token; a rejected token is deleted.
 */
export async function asUser<Result>({ context, request }: Args, call: Call<Result>): Promise<Result> {
  const store = context.get(storeContext)
  if ((await store.token()) === null) throw toSignIn(request)
  try {
    return await call(context.get(apiContext), { signal: request.signal })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    await endSignIn(store)
    throw toSignIn(request)
  }
}

/** Like `asUser`, for loaders: a failed call becomes a response with its status. */
export function loadAsUser<Result>(args: Args, call: Call<Result>): Promise<Result> {
  return asUser(args, call).catch(throwRouteError)
}
