/** Addresses of the sign-in pages; each address carries a return path. */
import { safeReturnTo } from '#auth/return-to.ts'

/** The return path of a sign-in page's request, restricted to this site. */
export function returnToOf(request: Request): string {
  return safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
}

type AuthPage = 'login' | 'register' | 'activate' | 'forgot-password' | 'passkey'

/** Address of a sign-in page with the return path `returnTo`. */
export function authAddress(page: AuthPage, returnTo: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams(returnTo === '/' ? more : { ...more, returnTo })
  return `/auth/${page}/${query.size > 0 ? `?${query}` : ''}`
}
