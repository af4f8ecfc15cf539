/** The built server entry, which renders documents. */
import type { DocumentRenderer } from '#server/web/documents.ts'

/**
 * Begins to load the built server entry; returns who waits for it. React renders in a third of the time without the
 * checks of its development build, which it loads unless `NODE_ENV` says that this is production.
 */
export function builtRenderer(): () => Promise<DocumentRenderer> {
  process.env['NODE_ENV'] ||= 'production'
  const entry = import(new URL('../../dist/server/entry.server.js', import.meta.url).href) as Promise<DocumentRenderer>
  return () => entry
}
