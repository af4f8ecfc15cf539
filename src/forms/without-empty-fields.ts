import type { Submission, SubmissionResult } from '@conform-to/react'

/**
 * Filters the result of validating a form that has not been submitted yet: removes the errors of empty fields. The
 * fields named in `except` keep their errors.
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
