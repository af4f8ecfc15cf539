/** URLs of the sign-in pages; each contains the return path, unless that is '/'. */
import { safeReturnTo } from '#auth/return-to.ts'

/** Returns the return path in the URL of a sign-in page; only paths of this site are allowed. */
export function returnToOf(request: Request): string {
  return safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
}

type AuthPage = 'login' | 'register' | 'activate' | 'forgot-password' | 'passkey'

/** Returns the URL of a sign-in page with the return path `returnTo`, unless that is '/', and the parameters `more`. */
export function authAddress(page: AuthPage, returnTo: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams(returnTo === '/' ? more : { ...more, returnTo })
  return `/auth/${page}/${query.size > 0 ? `?${query}` : ''}`
}
