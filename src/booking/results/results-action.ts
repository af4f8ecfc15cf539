import { type ActionFunctionArgs, data } from 'react-router'
import type { Api } from '#api/client.ts'
import { apiContext, clockContext } from '#api/context.ts'
import { searchParams } from '#booking/search/search-params.ts'

/** Functions that process the forms of a results page. */
interface ResultsForms<Selected, Searched> {
  /** Selects the posted result in the search session that the URL names. */
  select: (api: Api, form: FormData, session: string, signal: AbortSignal) => Promise<Selected>
  /** Searches on the posted dates; `today` is a plain date in Europe/Istanbul. */
  searchOtherDays: (api: Api, form: FormData, today: string, signal: AbortSignal) => Promise<Searched>
}

/**
 * Creates the action of a results page. The form field `intent` is `select` or `change-date`; any other value is a 400.
 */
export const resultsAction =
  <Selected, Searched>({ select, searchOtherDays }: ResultsForms<Selected, Searched>) =>
  async ({ context, request }: ActionFunctionArgs): Promise<Selected | Searched> => {
    const api = context.get(apiContext)
    const form = await request.formData()
    const session = new URL(request.url).searchParams.get(searchParams.session) ?? ''
    switch (form.get('intent')) {
      case 'select':
        return select(api, form, session, request.signal)
      case 'change-date':
        return searchOtherDays(api, form, context.get(clockContext).today(), request.signal)
      default:
        throw data(null, { status: 400 })
    }
  }
