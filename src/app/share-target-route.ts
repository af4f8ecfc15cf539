import { type LoaderFunctionArgs, redirect } from 'react-router'
import { originContext } from '#api/site-context.ts'

/** Returns the first URL in a shared text, because many apps share links as text; null if there is none. */
function addressIn(text: string): URL | null {
  const found = /https?:\/\/\S+/.exec(text)?.[0]
  return found !== undefined && URL.canParse(found) ? new URL(found) : null
}

/**
 * Handles content that another app shares with the installed app: opens a link to this site, otherwise redirects to the
 * home page.
 */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  const { searchParams } = new URL(request.url)
  const origin = context.get(originContext)
  for (const name of ['url', 'text', 'title']) {
    const address = addressIn(searchParams.get(name) ?? '')
    const own = address?.origin === origin && !address.pathname.startsWith('/share')
    if (address && own) return redirect(address.pathname.replace(/^\/+/, '/') + address.search)
  }
  return redirect('/')
}
