/**
 * Loads the style sheets and modules that a lazily loaded part needs. The build uses this module instead of Vite's
 * preload helper (vite.config.ts): style sheets that the page already contains inline are not loaded again, and a
 * failed style sheet can be retried.
 */
const sheets = new Map<string, Promise<unknown>>()

let textsOfPart = (): Promise<void> | undefined => undefined

/**
 * Sets a function that is called when the import of a lazily loaded module starts. If the function returns a promise,
 * the import also waits for that promise.
 */
export function partsWaitFor(texts: typeof textsOfPart): void {
  textsOfPart = texts
}

/**
 * Resolves to the module that `load` imports. Waits until the style sheets among `files` have loaded too. If the
 * function given to `partsWaitFor` returns a promise, also waits for this promise, which resolves when the page has all
 * texts. If a file can't be loaded, rejects only after the texts have loaded, because an error page needs them.
 */
export async function withFiles<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
  const loading = Promise.all([load(), ...files.map(fetchFile)])
  const texts = textsOfPart()
  if (texts) await Promise.allSettled([loading, texts])
  const [code] = await loading
  return code
}

function fetchFile(file: string): Promise<unknown> | undefined {
  const href = `/${file}`
  if (sheets.has(href)) return sheets.get(href)
  if (document.head.querySelector(`[data-file="${href}"],[href="${href}"]`)) return undefined
  const isSheet = href.endsWith('.css')
  const link = Object.assign(document.createElement('link'), { rel: isSheet ? 'stylesheet' : 'modulepreload', href })
  document.head.append(link)
  // A failed preload of a module is not handled here, because the import of the module reports it.
  if (!isSheet) return undefined
  const there = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      sheets.delete(href)
      reject(new Error(`Unable to preload CSS ${href}`))
    })
  })
  sheets.set(href, there)
  return there
}
