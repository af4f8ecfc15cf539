/** Parses posted forms before any action, so that other content is rejected in one place. */

const formTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data'])

type FormPost = { body: ArrayBuffer } | { status: 400 | 415; reason: string }

/**
 * The body of a form post. Throws a 415 for other content types, a 400 if it is malformed or contains a file, which no
 * form has.
 */
export async function readFormPost(request: Request): Promise<FormPost> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!formTypes.has(type.split(';')[0]?.trim().toLowerCase() ?? ''))
    return { status: 415, reason: 'A form is sent as application/x-www-form-urlencoded or multipart/form-data.' }
  const body = await request.arrayBuffer()
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
    if ([...form.values()].every((value) => typeof value === 'string')) return { body }
  } catch {
    // A malformed body gets the 400 below.
  }
  return { status: 400, reason: 'The form could not be read.' }
}
