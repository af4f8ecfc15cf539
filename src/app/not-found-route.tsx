import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { NotFound } from '#app/not-found.tsx'
import { homeTabs } from '#home/product-tab.ts'

/** Any address that no other route has: a page with status 404, but for `/flight/` and its like, which lead to their tabs. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const tab = homeTabs.find((product) => pathname.replace(/\/$/, '') === `/${product}`)
  return tab ? redirect(`/?tab=${tab}`) : data(null, { status: 404 })
}

/** The same for a form that is sent to such an address. */
export function action() {
  return data(null, { status: 404 })
}

export function Component() {
  return <NotFound />
}
