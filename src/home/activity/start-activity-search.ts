import { redirect } from 'react-router'

/** Starts an activity search. */
export const startActivitySearch = () => Promise.resolve(redirect('/?tab=activity'))
