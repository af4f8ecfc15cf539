/**
 * Decides which chunk has the modules that several pages share (docs/decisions/0037-few-chunks.md). Left alone, the
 * bundler makes a chunk for every set of pages that share modules. Most are below 1 KB, and each costs a request.
 *
 * The chunk of a module depends only on the pages that import it. What a module imports is imported by at least the
 * same pages, so no two chunks import each other; the build fails if two do.
 */
import { relative } from 'node:path'
import { products } from '../src/contract/products.ts'

/** What the bundler knows of a module. */
export interface ModuleInfo {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

export interface Bundle {
  getModuleInfo(id: string): ModuleInfo | null
}

/** What the app loads after the first screen of every visit. */
const afterFirstScreen = 'src/app/after-start.ts'

const homePage = 'src/home/home-route.tsx'

const anyProduct = products.join('|')
const productPage = new RegExp(`^src/(${anyProduct})/([a-z]+)/`)

/** Calls of a product and their schemas. Account and home have those of every product, other pages those of one. */
const productData = new RegExp(`^src/(?:contract|api)/(${anyProduct})[-.]`)

/** Kinds of pages, by the folder of a product. */
const kinds: Record<string, string> = { search: 'results', payment: 'payment', booking: 'ticket' }

interface Page {
  product: string | undefined
  kind: string
}

function pageOf(path: string): Page {
  const [, product, folder = ''] = productPage.exec(path) ?? []
  return { product, kind: kinds[folder] ?? /^src\/(auth|profile)\//.exec(path)?.[1] ?? 'other' }
}

/** What home shows below its form is loaded with every visit of home, like a page. */
const isPage = (path: string) => /-route\.tsx?$/.test(path) || path === 'src/home/home-sections.tsx'

const only = <T>(values: T[]): T | undefined => (new Set(values).size === 1 ? values[0] : undefined)

/** The chunk of what these pages share; with more kinds of pages it is a more general one. */
function chunkOfPages(pages: Page[]): string {
  const product = only(pages.map((page) => page.product))
  const kind = only(pages.map((page) => page.kind))
  // Payments of transfers are near their budget, and ask for fewer people than the others.
  if (kind === 'payment') return new Set(pages.map((page) => page.product)).size < products.length ? 'people' : kind
  if (kind !== undefined && product === undefined) return kind
  const has = (wanted: string) => pages.some((page) => page.kind === wanted)
  if (product !== undefined) return has('payment') ? product : `${product}-browse`
  if (has('results')) return has('payment') || has('auth') || has('profile') ? 'common' : 'browse'
  if (has('ticket')) return 'fields'
  return has('payment') || has('auth') ? 'forms' : 'account'
}

/** The modules that load a module as soon as they are loaded: pages, and parts that pages load when they need them. */
interface Users {
  pages: string[]
  parts: string[]
}

/** Names of chunks by module ID, for the modules that the entry loads and all that are shared. */
export function sharedChunks(entry: string, root: string, bundle: Bundle): Map<string, string> {
  const path = (id: string) => relative(root, id.split('?')[0] ?? id)
  const lazyImports = (id: string) => bundle.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const closure = (id: string, found = new Set<string>()): Set<string> => {
    const info = bundle.getModuleInfo(id)
    if (!info || found.has(id)) return found
    found.add(id)
    for (const imported of info.importedIds) closure(imported, found)
    return found
  }

  const atStart = closure(entry)
  /** Pages and parts, each with the modules that it loads. */
  const loaded = new Map<string, Set<string>>()
  const visit = (id: string): void => {
    if (loaded.has(id)) return
    const modules = closure(id)
    loaded.set(id, modules)
    for (const module of modules) lazyImports(module).forEach(visit)
  }
  for (const module of atStart) lazyImports(module).forEach(visit)

  const users = new Map<string, Users>()
  for (const [id, modules] of loaded)
    for (const module of modules) {
      const known = users.get(module) ?? { pages: [], parts: [] }
      known[isPage(path(id)) ? 'pages' : 'parts'].push(id)
      users.set(module, known)
    }

  /** By part, the pages that may load it. */
  const hosts = new Map<string, Page[]>()
  for (const page of loaded.keys()) {
    if (!isPage(path(page))) continue
    const shown = new Set([page])
    for (const each of shown)
      for (const module of loaded.get(each) ?? [])
        if (!atStart.has(module)) for (const part of lazyImports(module)) if (!isPage(path(part))) shown.add(part)
    for (const part of shown) hosts.set(part, [...(hosts.get(part) ?? []), pageOf(path(page))])
  }

  const loadedBy = (paths: string[]) =>
    new Set([...loaded].flatMap(([id, modules]) => (paths.includes(path(id)) ? [...modules] : [])))
  const [home, afterStart] = [loadedBy([homePage]), loadedBy([afterFirstScreen])]

  const chunkOf = (id: string, { pages, parts }: Users): string | undefined => {
    const shared = pages.length + parts.length > 1
    if (home.has(id)) return shared ? 'frame' : undefined
    if (afterStart.has(id)) return 'services'
    if (!shared) return undefined
    if (pages.length === 0) return `lazy-${chunkOfPages(parts.flatMap((part) => hosts.get(part) ?? []))}`
    if (pages.length === 1) return undefined
    const readers = pages.map((page) => pageOf(path(page)))
    if (only(readers.map(({ product }) => product)) !== undefined) return chunkOfPages(readers)
    const product = productData.exec(path(id))?.[1]
    if (product !== undefined) return `${product}-data`
    const general =
      /^src\/(contract|api)\//.test(path(id)) && ![...closure(id)].some((each) => productData.test(path(each)))
    const chunk = chunkOfPages(readers)
    const ofAccount = readers.every((page) => page.product === undefined) && chunk !== 'forms'
    if (general && !ofAccount) return 'common'
    // A page that shows a stepper or a text needs none of the forms' code.
    return chunk === 'forms' && path(id).startsWith('src/ui/') ? 'fields' : chunk
  }
  return new Map([
    ...[...users].flatMap(([id, of]) => {
      const chunk = atStart.has(id) ? undefined : chunkOf(id, of)
      return chunk === undefined ? [] : [[id, chunk] as const]
    }),
    ...[...atStart].filter((id) => id !== entry).map((id) => [id, 'frame'] as const),
  ])
}
