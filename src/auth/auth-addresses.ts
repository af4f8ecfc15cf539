/** Addresses of the sign-in pages; each carries where the traveller came from. */
import { safeReturnTo } from '#auth/return-to.ts'

/** The path that a request of a sign-in page leads back to, on this site alone. */
export function returnToOf(request: Request): string {
  return safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
}

type AuthPage = 'login' | 'register' | 'activate' | 'forgot-password' | 'passkey'

/** The address of a sign-in page that leads back to `returnTo`. */
export function authAddress(page: AuthPage, returnTo: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams(returnTo === '/' ? more : { ...more, returnTo })
  return `/auth/${page}/${query.size > 0 ? `?${query}` : ''}`
}
