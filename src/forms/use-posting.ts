import { useNavigation } from 'react-router'

/** Returns whether a form is being posted, or whether the page that follows the post is still loading. */
export const usePosting = (): boolean => useNavigation().formMethod === 'POST'
