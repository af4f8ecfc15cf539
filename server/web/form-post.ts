/** Reads posted forms before any action runs, so that requests without a valid form are rejected in one place. */

const formTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data'])

type FormPost = { body: ArrayBuffer } | { status: 400 | 415; reason: string }

/**
 * Returns the body of a form post, or the error to answer with. The status is 415 for other content types. It is 400 if
 * the body is malformed or contains a file: no form of the site uploads files.
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
    // A malformed body is answered with 400.
  }
  return { status: 400, reason: 'The form could not be read.' }
}
