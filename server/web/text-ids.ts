/**
 * Finds the IDs of the translatable messages that a page needs to hydrate, in the build's list of messages per module.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/**
 * Schema of the list that `scripts/page-texts.ts` writes during the build; its keys are the paths of modules. One of
 * these modules is the entry, `src/entry.client.tsx`.
 * - `texts`: IDs of the messages that the module and its imports need as soon as they are loaded. Messages of the entry
 *   and of its imports are listed only for the entry. Rarely shown modules have lists of their own instead.
 * - `parts`: modules whose messages are needed later. These are the rarely shown modules that the module imports. If
 *   the module is not the entry, `parts` also has the modules that it loads lazily, and those that its imports load
 *   lazily. Imports that it has in common with the entry don't count, unless they are rarely shown.
 */
const PageTexts = z.record(z.string(), z.object({ texts: z.array(z.string()), parts: z.array(z.string()) }))
type PageTexts = z.infer<typeof PageTexts>

/**
 * Returns the IDs of the messages that a page needs to hydrate; null in development. `routeIds` are the paths of the
 * modules of the page's routes, and of the modules that the loaders of these routes name (`shownWith`). The paths are
 * below `src/`, without the file extension. `asked` are the IDs of the messages that the server used to render the
 * page.
 */
export type TextIds = (routeIds: string[], asked: ReadonlySet<string>) => Iterable<string> | null

const entry = 'src/entry.client.tsx'

/**
 * Returns the IDs of the messages that a page needs to hydrate: the IDs in `asked` (the messages that the server used
 * to render the page), and all message IDs of the entry, the routes, and the parts that the server has rendered. The
 * server does not record which parts it renders. So a part counts as rendered if `asked` contains one of its message
 * IDs, and this ID belongs neither to the entry, nor to a route, nor to a part already counted as rendered.
 */
export function idsOfPage(pages: PageTexts, routeIds: string[], asked: ReadonlySet<string>): Set<string> {
  const ids = new Set<string>()
  const known = new Set<string>()
  const parts = new Set<string>()
  const add = (module: string): void => {
    const page = pages[module]
    if (!page || known.has(module)) return
    known.add(module)
    for (const id of page.texts) ids.add(id)
    for (const part of page.parts) parts.add(part)
  }
  add(entry)
  for (const id of routeIds) for (const ending of ['tsx', 'ts']) add(`src/${id}.${ending}`)
  const isDrawn = (part: string) => pages[part]?.texts.some((id) => asked.has(id) && !ids.has(id))
  // A part may have parts itself. If it was rendered, `add` adds these to the set `parts`. The loop visits them, too,
  // because a loop over a set also visits elements that are added during the loop.
  for (const part of parts) if (isDrawn(part)) add(part)
  for (const id of asked) ids.add(id)
  return ids
}

/**
 * Reads the build's list of translatable messages. Returns a function that finds the IDs of the messages that a page
 * needs to hydrate.
 */
export function createTextIds(clientDir: string): TextIds {
  const pages = z.parse(PageTexts, JSON.parse(readFileSync(join(clientDir, '.vite/texts.json'), 'utf8')))
  return (routeIds, asked) => idsOfPage(pages, routeIds, asked)
}
