import { type LoaderFunctionArgs, redirect } from 'react-router'
import { originContext } from '#api/site-context.ts'

/** The first address in a shared text: apps share links as text as often as they do as addresses. */
function addressIn(text: string): URL | null {
  const found = /https?:\/\/\S+/.exec(text)?.[0]
  return found !== undefined && URL.canParse(found) ? new URL(found) : null
}

/** What was shared with the installed app: a link of this very site opens, anything else leads home. */
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
