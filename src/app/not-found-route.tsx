import { data } from 'react-router'
import { NotFound } from '#app/not-found.tsx'

/** Any address that no other route has: a page with status 404. */
export function loader() {
  return data(null, { status: 404 })
}

/** The same for a form that is sent to such an address. */
export function action() {
  return data(null, { status: 404 })
}

export function Component() {
  return <NotFound />
}
