import { data } from 'react-router'

/** This screen does not exist yet. */
export function loader(): never {
  throw data(null, { status: 404 })
}
