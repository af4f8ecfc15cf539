/**
 * Finds the IDs of the messages that each page needs, and of those that each part of a page needs. A part is a module
 * that the page loads later. From these lists, the server determines which texts the HTML of a page contains
 * (docs/decisions/0051-texts-in-documents.md).
 */
import { relative } from 'node:path'

/** The bundler's data about a module. */
interface TextModule {
  /** Code of the module in the bundle; null if it is unknown. */
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

/**
 * Modules that every page imports but few pages show. They are treated like the parts that a page loads later: only the
 * HTML of pages that show such a module contains its texts.
 */
const rarelyShown = new Set(['src/app/error-page.tsx', 'src/app/not-found.tsx'])

/** Returns the message IDs among the strings of a module's code. */
function idsIn(code: string | null, isMessage: (id: string) => boolean): string[] {
  const strings = (code ?? '').matchAll(/(?<=(["'`]))[\w+/-]{6}(?=\1)/g)
  return [...strings].map(([id]) => id).filter(isMessage)
}

/**
 * Returns the lists `texts` and `parts` of the entry module, of every lazily loaded module and of every rarely shown
 * module, by the module's path.
 * - `texts` are the IDs of the messages that the module and its static imports need as soon as they are loaded.
 * - `parts` are the modules whose messages are needed later: the rarely shown modules among the static imports, and
 *   every module that the module or one of its other static imports loads lazily. For the entry, `parts` has only the
 *   rarely shown modules.
 * - A static import that a module has in common with the entry counts for the entry only, unless it is rarely shown. So
 *   the lists of the other module have neither its messages nor what it loads lazily.
 */
export function textsOfPages(
  entry: string,
  root: string,
  moduleOf: (id: string) => TextModule | null,
  isMessage: (id: string) => boolean,
): Record<string, { texts: string[]; parts: string[] }> {
  const path = (id: string) => relative(root, id.split('?')[0] ?? id)
  const isRare = (id: string) => rarelyShown.has(path(id))
  /** Returns a module and all its imports; rarely shown modules are added to `rare` instead. */
  const closure = (id: string, rare: Set<string>, found = new Set<string>()): Set<string> => {
    const module = moduleOf(id)
    if (!module || found.has(id)) return found
    found.add(id)
    for (const imported of module.importedIds)
      if (isRare(imported)) rare.add(imported)
      else closure(imported, rare, found)
    return found
  }
  const pages = new Map<string, { texts: string[]; parts: string[] }>()
  const rareOfEntry = new Set<string>()
  const atStart = closure(entry, rareOfEntry)
  const laterOf = (modules: Iterable<string>) =>
    [...modules].flatMap((id) => [...(moduleOf(id)?.dynamicallyImportedIds ?? [])])
  const textsOf = (modules: Iterable<string>) =>
    [...new Set([...modules].flatMap((id) => idsIn(moduleOf(id)?.code ?? null, isMessage)))].toSorted()
  const visit = (id: string): void => {
    if (pages.has(path(id))) return
    const rare = new Set<string>()
    const own = [...closure(id, rare, new Set(atStart))].filter((module) => !atStart.has(module))
    const parts = [...new Set([...rare, ...laterOf(own)])]
    pages.set(path(id), { texts: textsOf(own), parts: parts.map(path) })
    parts.forEach(visit)
  }
  pages.set(path(entry), { texts: textsOf(atStart), parts: [...rareOfEntry].map(path) })
  rareOfEntry.forEach(visit)
  laterOf(atStart).forEach(visit)
  return Object.fromEntries(pages)
}
