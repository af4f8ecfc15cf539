/**
 * Parses a request body with a contract schema. Validation errors become messages on the fields, in the order in which
 * the form shows the fields.
 */
import type * as z from 'zod/mini'
import { ApiFailure, type ErrorFields } from '#server/http/api-error.ts'
import { ruleMessage } from '#server/text/messages.ts'
import { dateText } from '#server/text/written-date.ts'
import { rule } from '#contract/rules.ts'

type Issue = z.core.$ZodIssue

/** Returns the path of a field in bracket notation, such as `passengers[0][name]`. */
export function fieldName(path: readonly PropertyKey[]): string {
  const [first = 'detail', ...rest] = path.map(String)
  return first + rest.map((part) => `[${part}]`).join('')
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (node, part) => (typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined),
    input,
  )

function sentence(issue: Issue, input: unknown, language: string): string {
  const value = valueAt(input, issue.path)
  const absent = value === undefined || value === null || value === ''
  // If a value has the wrong type, the message that the field is required would be misleading. The message that the
  // value is invalid replaces it.
  const isOther = ['invalid_type', 'invalid_union', 'invalid_value'].includes(issue.code) && !absent
  const code = issue.message.replace(/\d{4}-\d\d-\d\d$/, (day) => dateText(day, language))
  const own = isOther && code === rule.required ? undefined : ruleMessage(code, language)
  if (own) return own
  return ruleMessage(absent ? 'required' : 'invalid', language) ?? issue.message
}

/**
 * Compares the paths of two fields by their place in the form: named fields by `order`, list entries by index, unnamed
 * fields last.
 */
function compare(a: readonly PropertyKey[], b: readonly PropertyKey[], order: readonly string[]): number {
  const rank = (part: PropertyKey) => {
    if (typeof part === 'number') return part
    const index = order.indexOf(String(part))
    return index === -1 ? order.length : index
  }
  for (let depth = 0; depth < Math.max(a.length, b.length); depth++) {
    const left = a[depth]
    const right = b[depth]
    if (left === undefined || right === undefined) return left === right ? 0 : left === undefined ? -1 : 1
    if (left !== right) return rank(left) - rank(right)
  }
  return 0
}

/** Returns the first message of each field, in the order of the form. */
function fieldMessages(
  issues: readonly Issue[],
  input: unknown,
  order: readonly string[],
  language: string,
): ErrorFields {
  const fields: ErrorFields = {}
  for (const issue of issues.toSorted((a, b) => compare(a.path, b.path, order))) {
    fields[fieldName(issue.path)] ??= [sentence(issue, input, language)]
  }
  return fields
}

/**
 * Returns the parsed form. Throws a 400 with messages in `language`; `order` lists the fields as the form shows them.
 */
export function parseForm<Schema extends z.core.$ZodType>(
  schema: Schema & { safeParse(input: unknown): z.core.util.SafeParseResult<z.core.output<Schema>> },
  input: unknown,
  order: readonly string[],
  language: string,
): z.core.output<Schema> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw new ApiFailure(400, fieldMessages(result.error.issues, input, order, language))
}
