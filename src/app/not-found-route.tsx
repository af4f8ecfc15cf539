import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { NotFound } from '#app/not-found.tsx'
import { products } from '#contract/products.ts'

/**
 * Catch-all route: shows the not-found page with status 404, but redirects the path of a product's name, such as
 * /flight, to the product's tab on the home page.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const tab = products.find((product) => pathname.replace(/\/$/, '') === `/${product}`)
  return tab ? redirect(`/?tab=${tab}`) : data(null, { status: 404 })
}

/** Replies with 404 to a form posted to an unknown path. */
export function action() {
  return data(null, { status: 404 })
}

export function Component() {
  return <NotFound />
}
