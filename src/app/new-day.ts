/**
 * `came` is true while the router decides what to reload because a new day has begun in Europe/Istanbul: the root
 * reloads its data then.
 */
export const newDay = { came: false }
