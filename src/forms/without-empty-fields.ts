import type { Submission, SubmissionResult } from '@conform-to/react'

/**
 * Filters a field's validation before the form's first submit: removes the errors of empty fields, except those named
 * in `except`.
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
