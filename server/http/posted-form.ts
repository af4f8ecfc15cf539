import type { Context } from 'hono'

/**
 * Returns the fields of a posted form; none if the body can't be read as a form, for example because the multipart
 * boundary is missing.
 */
export async function postedForm(c: Context): Promise<Awaited<ReturnType<Context['req']['parseBody']>>> {
  try {
    return await c.req.parseBody()
  } catch (error) {
    if (error instanceof TypeError) return {}
    throw error
  }
}
