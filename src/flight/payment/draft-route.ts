import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { keepDraft, loadDraft } from '#booking/payment/draft.ts'

export const loader = (args: LoaderFunctionArgs) => loadDraft(args, 'flight')
export const action = (args: ActionFunctionArgs) => keepDraft(args, 'flight')

/** Asked for once, and written by the page itself from then on. */
export const shouldRevalidate = () => false
