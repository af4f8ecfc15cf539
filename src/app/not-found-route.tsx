import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { NotFound } from '#app/not-found.tsx'
import { products } from '#contract/products.ts'

/** Any address that no other route has: a page with status 404, but for the name of a product, which leads to its tab. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const tab = products.find((product) => pathname.replace(/\/$/, '') === `/${product}`)
  return tab ? redirect(`/?tab=${tab}`) : data(null, { status: 404 })
}

/** The same for a form that is sent to such an address. */
export function action() {
  return data(null, { status: 404 })
}

export function Component() {
  return <NotFound />
}
