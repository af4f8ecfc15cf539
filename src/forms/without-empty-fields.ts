import type { Submission, SubmissionResult } from '@conform-to/react'

/**
 * The validation of a field before the form's first submit: without the errors of fields that are still empty, except
 * those with these names.
 */
export function withoutEmptyFields<Value>(
  submission: Submission<Value>,
  form: FormData,
  except: ReadonlySet<string>,
): Submission<Value> {
  const isEmpty = (name: string) => !except.has(name) && form.getAll(name).every((value) => value === '')
  return {
    ...submission,
    reply: (options): SubmissionResult => {
      const result = submission.reply(options)
      const { error } = result
      return error
        ? {
            ...result,
            error: Object.fromEntries(Object.entries(error).filter(([name]) => name === '' || !isEmpty(name))),
          }
        : result
    },
  }
}
