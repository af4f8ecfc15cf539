/** Reads the built translation catalogues, and reads them again after a new build. */
import { readFileSync, statSync } from 'node:fs'
import * as z from 'zod/mini'

const File = z.object({ language: z.string(), version: z.string(), messages: z.record(z.string(), z.unknown()) })
type File = z.infer<typeof File>

/** Languages that have a translation catalogue, the default first. `name` is in the language itself. */
const languages = [
  { code: 'tr', name: 'Türkçe' },
  { code: 'en', name: 'English' },
]

/**
 * Returns the list of languages, and a function that reads a language's translation catalogue from a folder. The
 * function returns undefined for an unknown language or one without a file.
 */
export function readCatalogs(folder: string) {
  const read = new Map<string, { changed: number; file: File }>()
  return {
    languages,
    get(language: string): File | undefined {
      if (!languages.some(({ code }) => code === language)) return undefined
      const path = `${folder}/${language}.json`
      const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs
      if (changed === undefined) return undefined
      const known = read.get(language)
      if (known?.changed === changed) return known.file
      const file = z.parse(File, JSON.parse(readFileSync(path, 'utf8')))
      read.set(language, { changed, file })
      return file
    },
  }
}
