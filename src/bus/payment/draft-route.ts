import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { keepDraft, loadDraft } from '#booking/payment/draft.ts'

export const loader = (args: LoaderFunctionArgs) => loadDraft(args, 'bus')
export const action = (args: ActionFunctionArgs) => keepDraft(args, 'bus')

/** Asked for once, and written by the page itself from then on. */
export const shouldRevalidate = () => false
