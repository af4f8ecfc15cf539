import * as z from 'zod/mini'

/** An error body: field → messages. */
export const errorOf = async (response: Response) =>
  z.record(z.string(), z.array(z.string())).parse(await response.json())
