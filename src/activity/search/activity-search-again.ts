import { data } from 'react-router'
import type { StartSaved } from '#booking/search/search-gate.ts'

/** Repeats the search of a saved option. */
export const activitySearchFromOption: StartSaved = () => Promise.reject(data(null, { status: 404 }))
