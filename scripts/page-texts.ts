/**
 * Finds the messages of every page and of every part that a page loads later, for the texts in documents
 * (docs/decisions/0051-texts-in-documents.md).
 */
import { relative } from 'node:path'

/** What the bundler knows of a module. */
interface TextModule {
  /** Code in the bundle. */
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

/** Modules that every page imports and few show: they are parts, whose texts are in documents that show them. */
const rarelyShown = new Set(['src/app/error-page.tsx', 'src/app/not-found.tsx'])

/** Message IDs among the strings of a module's code. */
function idsIn(code: string | null, isMessage: (id: string) => boolean): string[] {
  const strings = (code ?? '').matchAll(/(?<=(["'`]))[\w+/-]{6}(?=\1)/g)
  return [...strings].map(([id]) => id).filter(isMessage)
}

/**
 * By module, the messages that are needed as soon as it is loaded, and the modules that it loads later: for the entry,
 * for all that is loaded lazily, and for what is rarely shown. Messages and parts of the entry are only the entry's.
 */
export function textsOfPages(
  entry: string,
  root: string,
  moduleOf: (id: string) => TextModule | null,
  isMessage: (id: string) => boolean,
): Record<string, { texts: string[]; parts: string[] }> {
  const path = (id: string) => relative(root, id.split('?')[0] ?? id)
  const isRare = (id: string) => rarelyShown.has(path(id))
  /** A module and all that it imports; what is rarely shown is added to `rare` instead. */
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
