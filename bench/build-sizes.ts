/**
 * Measures the Brotli-compressed sizes of the built JavaScript files, which the build's manifest lists, and of the
 * style sheets.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as z from 'zod/mini'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
    isDynamicEntry: z.optional(z.boolean()),
  }),
)
type Manifest = z.infer<typeof Manifest>

export interface BuildSizes {
  /** Bytes of the JavaScript of the entry script and the home page, with all their static imports. */
  homeScript: number
  /** Number of JavaScript files of the entry script and the home page, with all their static imports. */
  homeFiles: number
  /**
   * Bytes of the JavaScript files that home loads until it is idle. These include files loaded after the first screen,
   * such as the code of the content below the search form. `quietHomeFiles` is the number of these files.
   */
  quietHomeScript: number
  quietHomeFiles: number
  /**
   * For each route except home: bytes that it adds to the JavaScript that every route loads, number of JavaScript files
   * of the entry and the route (`files`), and number of JavaScript files until the page is idle (`quietFiles`).
   */
  routes: { route: string; bytes: number; files: number; quietFiles: number }[]
  /** Bytes of all style sheets together, compressed. */
  styles: number
}

function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(key)) {
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) closure(manifest, imported, seen)
  }
  return seen
}

/** Returns the sizes of the build in `clientDir`, in bytes with Brotli at its highest quality. */
export function readBuildSizes(clientDir: string): BuildSizes {
  const manifest = z.parse(Manifest, JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')))
  const entry = 'src/entry.client.tsx'
  const bytes = (keys: Iterable<string>) =>
    [...keys].reduce((sum, key) => sum + statSync(join(clientDir, `${manifest[key]?.file ?? ''}.br`)).size, 0)
  const boot = closure(manifest, entry)
  const withHome = new Set([...boot, ...closure(manifest, 'src/home/home-route.tsx')])
  // Every page has loaded these files when it is idle: `after-start.ts`, which the app loads after the first screen,
  // and the chunk `services`, which it loads for the next navigation.
  const after = closure(manifest, 'src/app/after-start.ts')
  const named = (name: string) => {
    const found = Object.keys(manifest).find((key) => key.endsWith('.js') && manifest[key]?.name === name)
    if (found === undefined) throw new Error(`the build has no ${name}: see docs/decisions/0037-few-chunks.md`)
    return found
  }
  const base = new Set([...boot, ...after, ...closure(manifest, named('services'))])
  const routes = Object.keys(manifest)
    .filter((key) => /-route\.tsx?$/.test(key))
    .map((route) => {
      const loaded = closure(manifest, route)
      return {
        route,
        bytes: bytes([...loaded].filter((key) => !base.has(key))),
        files: new Set([...boot, ...loaded]).size,
        quietFiles: new Set([...base, ...loaded]).size,
      }
    })
  const quietHome = new Set([...withHome, ...after, ...closure(manifest, named('sections'))])
  const styles = readdirSync(join(clientDir, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(clientDir, 'assets', name))).length, 0)
  return {
    homeScript: bytes(withHome),
    homeFiles: withHome.size,
    quietHomeScript: bytes(quietHome),
    quietHomeFiles: quietHome.size,
    routes: routes.filter(({ route }) => route !== 'src/home/home-route.tsx').sort((a, b) => b.bytes - a.bytes),
    styles,
  }
}
