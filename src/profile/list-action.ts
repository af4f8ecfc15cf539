/** Action for the account's lists of passengers and bills: adds, changes or deletes an entry. */
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { localeContext } from '#api/context.ts'
import { type FormRefusal, sendForm } from '#forms/send-form.ts'
import { asUser } from '#profile/as-user.ts'
import type { Done } from '#profile/done.tsx'

type Options = { signal: AbortSignal }

interface ListCalls<Value> {
  /** Path of the list of passengers or bills, to which the action redirects after a success. */
  list: string
  schema: z.ZodMiniType<Value>
  add: (api: Api, value: Value, options: Options) => Promise<unknown>
  save: (api: Api, id: number, value: Value, options: Options) => Promise<unknown>
  remove: (api: Api, id: number, options: Options) => Promise<unknown>
  added: Done
  saved: Done
  deleted: Done
  /** Error messages that are shown if adding, changing or deleting an entry fails and the server sends no message. */
  addFailure: string
  saveFailure: string
  deleteFailure: string
}

/** Result of a failed deletion. `result` is null, because the form has no fields with errors. */
interface DeleteFailure {
  result: null
  failure: string
  unreachable: boolean
}

/** Result of the action if adding, changing or deleting an entry has failed; otherwise the action redirects. */
export type ListAnswer = FormRefusal | DeleteFailure

export async function listAction<Value>(args: ActionFunctionArgs, form: FormData, calls: ListCalls<Value>) {
  const posted = form.get('id')
  const id = typeof posted === 'string' && /^\d{1,15}$/.test(posted) ? Number(posted) : null
  if (form.get('intent') === 'delete') return id === null ? redirect(calls.list) : remove(args, id, calls)
  const { i18n } = args.context.get(localeContext)
  const send = (value: Value) =>
    asUser(args, (api, options) => (id === null ? calls.add(api, value, options) : calls.save(api, id, value, options)))
  const sent = await sendForm(form, calls.schema, send, {
    i18n,
    failure: id === null ? calls.addFailure : calls.saveFailure,
  })
  return sent.refused ?? redirect(`${calls.list}?done=${id === null ? calls.added : calls.saved}`)
}

async function remove<Value>(args: ActionFunctionArgs, id: number, calls: ListCalls<Value>) {
  try {
    await asUser(args, (api, options) => calls.remove(api, id, options))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const failure = error.firstMessage ?? calls.deleteFailure
    const answer: DeleteFailure = { result: null, failure, unreachable: error.status === 0 }
    return data(answer, { status: error.status || 503 })
  }
  return redirect(`${calls.list}?done=${calls.deleted}`)
}
