import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { NotFound } from '#app/not-found.tsx'
import { products } from '#contract/products.ts'

/** Catch-all route: a 404 page, except for the name of a product, which redirects to its tab. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const tab = products.find((product) => pathname.replace(/\/$/, '') === `/${product}`)
  return tab ? redirect(`/?tab=${tab}`) : data(null, { status: 404 })
}

/** Replies 404 to a form posted to an unknown address. */
export function action() {
  return data(null, { status: 404 })
}

export function Component() {
  return <NotFound />
}
