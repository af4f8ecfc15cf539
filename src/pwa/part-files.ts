/**
 * Fetches the files that a part of the app needs beside its code. The build puts it in the place of what Vite brings for
 * that (vite.config.ts): a document that carries its styles is not made to wait for them once more, and a sheet that is
 * lost once is asked for again.
 */
const sheets = new Map<string, Promise<unknown>>()

/** The code that `load` fetches, once the style sheets among `files` are there as well. Rejects where one can't be fetched. */
export async function withFiles<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
  const [code] = await Promise.all([load(), ...files.map(fetchFile)])
  return code
}

function fetchFile(file: string): Promise<unknown> | undefined {
  const href = `/${file}`
  if (sheets.has(href)) return sheets.get(href)
  if (document.querySelector(`[data-file="${href}"],link[href="${href}"]`)) return undefined
  const isSheet = href.endsWith('.css')
  const link = Object.assign(document.createElement('link'), { rel: isSheet ? 'stylesheet' : 'modulepreload', href })
  document.head.append(link)
  // A script that can't be fetched ahead is told of where it is imported.
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
