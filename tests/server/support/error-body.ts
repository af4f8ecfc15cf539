import * as z from 'zod/mini'

/** Returns an error body, which maps fields to messages. */
export const errorOf = async (response: Response) =>
  z.record(z.string(), z.array(z.string())).parse(await response.json())
