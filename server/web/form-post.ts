/** Reads a posted form before any action does, so that what is no form is refused in one place. */

/** Types that a form of a document can have. */
const formTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data'])

export type FormPost = { body: ArrayBuffer } | { status: 400 | 415; reason: string }

/** The body of a form post; 415 for any other type, 400 where it can't be read or carries a file, which no form asks for. */
export async function readFormPost(request: Request): Promise<FormPost> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!formTypes.has(type.split(';')[0]?.trim().toLowerCase() ?? ''))
    return { status: 415, reason: 'A form is sent as application/x-www-form-urlencoded or multipart/form-data.' }
  const body = await request.arrayBuffer()
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
    if ([...form.values()].every((value) => typeof value === 'string')) return { body }
  } catch {
    // Told below, as a form with a file is.
  }
  return { status: 400, reason: 'The form could not be read.' }
}
