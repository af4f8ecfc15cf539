/** Results of search actions that refuse a search; the posted form is stored as a draft. */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from 'react-router'
import type { ApiError } from '#api/api-error.ts'
import { localeContext, storeContext } from '#api/context.ts'
import { firstMessage } from '#contract/errors.ts'
import { type ErrorField, errorFields, type SearchReply, unreachable } from '#home/search-reply.ts'

export type Failures = Partial<Record<ErrorField, MessageDescriptor>>

/** Returns the form's errors, and stores the posted values as the draft named `draft`. */
export async function refuseSearch<F>(
  context: LoaderFunctionArgs['context'],
  draft: string,
  posted: FormData,
  reply: Partial<SearchReply<F>> & { failures?: Failures },
  status: number,
) {
  const { fields = null, matches = {}, failures = {}, errors = {} } = reply
  await context.get(storeContext).setDraft(draft, draftOf(posted))
  const said = { ...translate(failures, context.get(localeContext).i18n), ...errors }
  return data<SearchReply<F>>({ fields, matches, errors: said }, { status })
}

/** Returns the error messages of a failed API call, and the HTTP status of the page that shows them. */
export function failureOf(error: ApiError): {
  failures?: Failures
  errors?: SearchReply<never>['errors']
  status: number
} {
  if (error.status === 0) return { errors: { form: unreachable }, status: 503 }
  const errors: SearchReply<never>['errors'] = {}
  for (const [name, value] of Object.entries(error.body ?? {})) {
    const said = firstMessage({ [name]: value })
    if (said) errors[errorField(name)] ??= said
  }
  const { status } = error
  if (Object.keys(errors).length > 0) return { errors, status }
  const wait = msg`Çok fazla arama yaptınız. Biraz bekleyip yeniden deneyin.`
  return { failures: { form: status === 429 ? wait : msg`Bir hata oluştu` }, status }
}

/** Returns the form field at which the error of an API field is shown. */
function errorField(name: string): ErrorField {
  // In the API, the name of a place field begins with the name of the form field, as in `departure_airport`.
  const own = errorFields.find((field) => name === field) ?? errorFields.find((field) => name.startsWith(`${field}_`))
  if (own) return own
  return /_(count|ages|class)$/.test(name) ? 'passengers' : 'form'
}

function translate(failures: Failures, i18n: I18n): SearchReply<never>['errors'] {
  return Object.fromEntries(Object.entries(failures).map(([field, descriptor]) => [field, i18n._(descriptor)]))
}

/** Converts the text fields of a posted form to a draft, except the fields whose names are in `without`. */
export function draftOf(form: FormData, without: readonly string[] = []): Record<string, string> {
  const isKept = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
    typeof entry[1] === 'string' && !without.includes(entry[0])
  return Object.fromEntries([...form].filter(isKept))
}
