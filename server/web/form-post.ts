/** Reads posted forms before any action runs, so that requests without a valid form are rejected in one place. */

const formTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data'])

type FormPost = { body: ArrayBuffer } | { status: 400 | 415; reason: string }

/** Maximum length of a field name. */
const longestName = 100

/**
 * Maximum number of array elements that the field names of a form may imply: the name `a[9]` implies ten. The field
 * names of the site's own forms imply fewer than 3,000.
 */
const mostElements = 5000

/**
 * Returns whether the field names of a form may be parsed. Conform, with which the actions parse forms, creates an
 * array as long as the largest index. Without this check, the one field `a[10000000]` would block the process for
 * seconds.
 */
function isParsable(form: FormData): boolean {
  // Conform also takes names of fields from the values of `__intent__` and `__state__`; these names are not checked
  // below. So forms with one of these two fields are rejected; the forms of the site post neither field.
  if (form.has('__intent__') || form.has('__state__')) return false
  let elements = 0
  for (const name of form.keys()) {
    if (name.length > longestName) return false
    for (const [, index] of name.matchAll(/\[(\d*)\]/g)) elements += Number(index) + 1
  }
  return elements <= mostElements
}

/**
 * Returns the body of a form post, or the error to answer with. The status is 415 for other content types. It is 400 if
 * the body is malformed, contains a file (no form of the site uploads files) or has field names that must not be
 * parsed.
 */
export async function readFormPost(request: Request): Promise<FormPost> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!formTypes.has(type.split(';')[0]?.trim().toLowerCase() ?? ''))
    return { status: 415, reason: 'A form is sent as application/x-www-form-urlencoded or multipart/form-data.' }
  const body = await request.arrayBuffer()
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
    if ([...form.values()].every((value) => typeof value === 'string') && isParsable(form)) return { body }
  } catch {
    // A malformed body is answered with 400.
  }
  return { status: 400, reason: 'The form could not be read.' }
}
