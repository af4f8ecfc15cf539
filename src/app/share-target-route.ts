import { type LoaderFunctionArgs, redirect } from 'react-router'
import { originContext } from '#api/site-context.ts'

/** The first URL in a shared text: many apps share links as text. */
function addressIn(text: string): URL | null {
  const found = /https?:\/\/\S+/.exec(text)?.[0]
  return found !== undefined && URL.canParse(found) ? new URL(found) : null
}

/** Handles content shared with the installed app: opens a link to this site; anything else redirects to home. */
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
