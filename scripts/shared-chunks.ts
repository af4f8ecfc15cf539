/**
 * Decides which chunk contains the modules that several pages share (docs/decisions/0037-few-chunks.md). By default,
 * the bundler makes a chunk for every set of pages that share modules. Most of these chunks are below 1 KB, and each
 * costs a request.
 *
 * The chunk of a module depends only on the pages that import it. If a module imports another one, every page that
 * imports the first also imports the second. So a chunk imports only chunks for the same pages, or for these and
 * further pages, and no two chunks import each other; the build fails if two do.
 */
import { relative } from 'node:path'
import { products } from '../src/contract/products.ts'

/** The bundler's data about a module. */
export interface ModuleInfo {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

export interface Bundle {
  getModuleInfo(id: string): ModuleInfo | null
}

/**
 * Modules that the app loads after the first screen of every visit (`afterFirstScreen`), and with the first navigation
 * or submit (`forLoaders`).
 */
const afterFirstScreen = 'src/app/after-start.ts'
const forLoaders = 'src/app/loader-services.ts'

const homePage = 'src/home/home-route.tsx'

const anyProduct = products.join('|')
const productPage = new RegExp(`^src/(${anyProduct})/([a-z]+)/`)

/**
 * Matches the files with the API calls and schemas of a product. The account and the home page load these files for
 * every product, other pages load them for one product.
 */
const productData = new RegExp(`^src/(?:contract|api)/(${anyProduct})[-.]`)

/** Kinds of pages, by the subfolder of the page in its product's folder. */
const kinds: Record<string, string> = { search: 'results', seats: 'results', payment: 'payment', booking: 'ticket' }

const kindsOfAll = new Set(Object.values(kinds))

/** Whether a module belongs to `product`. */
const isOf = (path: string, product: string | undefined) =>
  product !== undefined && (path.startsWith(`src/${product}/`) || productData.exec(path)?.[1] === product)

/** Matches a module of one product within a folder of shared code. */
const ownPart = new RegExp(`^src/(?:home/(?<tab>${anyProduct})/|booking/(?<part>${anyProduct})-)`)

const isOfAny = (path: string) => products.some((product) => isOf(path, product))

interface Page {
  product: string | undefined
  kind: string
}

function pageOf(path: string): Page {
  const [, product, folder = ''] = productPage.exec(path) ?? []
  return { product, kind: kinds[folder] ?? /^src\/(auth|profile)\//.exec(path)?.[1] ?? 'other' }
}

/**
 * The content of the home page below the search form. It is imported lazily, but it counts as a page here, not as a
 * part that is loaded on demand, because every visit of the home page loads it.
 */
const belowForm = 'src/home/home-sections.tsx'
const isPage = (path: string) => /-route\.tsx?$/.test(path) || path === belowForm

/**
 * Matches the file of the search form in a tab of the home page. The form is loaded together with its tab; the popups
 * of the form are loaded later.
 */
const tabForm = new RegExp(`^src/home/(?:${anyProduct})/[a-z]+-form\\.tsx$`)

const only = <T>(values: T[]): T | undefined => (new Set(values).size === 1 ? values[0] : undefined)

const has = (pages: Page[], kind: string) => pages.some((page) => page.kind === kind)

/**
 * Returns the name of the chunk for modules that all of `pages` share. If the pages belong to one product or are of one
 * kind, it is the chunk of this product or kind, otherwise a chunk for several kinds of pages.
 */
function chunkOfPages(pages: Page[]): string {
  const product = only(pages.map((page) => page.product))
  const kind = only(pages.map((page) => page.kind))
  if (product !== undefined) return product
  if (kind !== undefined) return kind === 'profile' ? 'account' : kind
  if (has(pages, 'results'))
    return has(pages, 'payment') || has(pages, 'auth') || has(pages, 'profile') ? 'services' : 'browse'
  if (has(pages, 'ticket')) return 'services'
  return has(pages, 'payment') || has(pages, 'auth') ? 'forms' : 'account'
}

/** The pages that load a given module, and the parts that load it. A part is a module that pages load on demand. */
interface Users {
  pages: string[]
  parts: string[]
}

/** Returns chunk names by module ID, for all modules of the entry and all shared modules. */
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
  /** Pages and parts that pages load on demand, each with the modules that it loads. */
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

  /** Pages that may load a part (a module that pages load on demand), by the ID of the part. */
  const hosts = new Map<string, Page[]>()
  const ofHome = new Set<string>()
  for (const page of loaded.keys()) {
    if (!isPage(path(page))) continue
    const shown = new Set([page])
    for (const each of shown)
      for (const module of loaded.get(each) ?? [])
        if (!atStart.has(module)) for (const part of lazyImports(module)) if (!isPage(path(part))) shown.add(part)
    for (const part of shown) {
      hosts.set(part, [...(hosts.get(part) ?? []), pageOf(path(page))])
      if (path(page) === homePage) ofHome.add(part)
    }
  }

  const loadedBy = (paths: string[]) =>
    new Set([...loaded].flatMap(([id, modules]) => (paths.includes(path(id)) ? [...modules] : [])))
  const home = loadedBy([homePage])
  const sections = loadedBy([belowForm])
  const afterStart = loadedBy([afterFirstScreen])
  const services = loadedBy([forLoaders])

  const shownBy = (parts: string[]) => parts.flatMap((part) => hosts.get(part) ?? [])
  /**
   * Returns the chunk of a module that belongs to one product. If the module imports code of the chunk `browse`, which
   * no payment page needs, its chunk is `{product}-browse`. So the payment page, which loads the chunk `{product}`,
   * does not load `browse`. A module that the payment page itself imports stays in `{product}`.
   */
  const ofProduct = (id: string, { product = '', kind }: Page): string => {
    const needsLists = [...closure(id)].some((each) => {
      const of = users.get(each)
      const isShared = of !== undefined && only(of.pages.map((page) => pageOf(path(page)).product)) === undefined
      return isShared && !isOfAny(path(each)) && chunkOf(each, of) === 'browse'
    })
    return needsLists && kind !== 'payment' ? `${product}-browse` : product
  }

  const chunkOf = (id: string, { pages, parts }: Users): string | undefined => {
    const shared = pages.length + parts.length > 1
    if (home.has(id)) return shared ? 'frame' : undefined
    if (afterStart.has(id)) return services.has(id) || shared ? 'frame' : undefined
    if (sections.has(id)) return services.has(id) || pages.length > 1 ? 'frame' : 'sections'
    if (services.has(id)) return 'services'
    if (!shared) return undefined
    if (pages.length === 0) {
      const { tab, part } = ownPart.exec(path(id))?.groups ?? {}
      const own = tab ?? part
      // A module that the form of a tab needs is not put into the chunk of popups, because the form would then load all
      // dependencies of that chunk.
      if (own === undefined && parts.some((each) => tabForm.test(path(each)))) return 'sections'
      return `lazy-${own ?? chunkOfPages(shownBy(parts))}`
    }
    const readers = pages.map((page) => pageOf(path(page)))
    // The chunk `browse` has the modules that only lists need, so it has none that a tab of the home page needs.
    const isOfTabs = parts.some((part) => ofHome.has(part))
    if (/^src\/(ui|i18n)\//.test(path(id)))
      return !isOfTabs && readers.every(({ product, kind }) => product !== undefined && kind !== 'payment')
        ? 'browse'
        : 'services'
    const [first] = readers
    if (pages.length === 1 && first) {
      // One page and some parts (modules that pages load on demand) use this module. If the module belongs to the
      // page's product, it is put into a chunk of the product (`ofProduct`) in two cases: if the page shows results, a
      // payment or a ticket, or if a page outside of the product may load one of the parts. In all other cases, the
      // bundler chooses the chunk.
      const isShown = kindsOfAll.has(first.kind) || shownBy(parts).some(({ product }) => product !== first.product)
      return isOf(path(id), first.product) && isShown ? ofProduct(id, first) : undefined
    }
    const product = only(readers.map((page) => page.product)) ?? productData.exec(path(id))?.[1]
    if (product !== undefined) return ofProduct(id, { product, kind: has(readers, 'payment') ? 'payment' : 'other' })
    const general =
      /^src\/(contract|api)\//.test(path(id)) && ![...closure(id)].some((each) => productData.test(path(each)))
    const chunk = chunkOfPages(readers)
    if (isOfTabs && (chunk === 'browse' || kindsOfAll.has(chunk))) return 'services'
    const ofAccount = readers.every((page) => page.product === undefined) && chunk !== 'forms'
    return general && !ofAccount ? 'services' : chunk
  }
  return new Map([
    ...[...users].flatMap(([id, of]) => {
      const chunk = atStart.has(id) ? undefined : chunkOf(id, of)
      return chunk === undefined ? [] : [[id, chunk] as const]
    }),
    ...[...atStart].map((id) => [id, 'frame'] as const),
  ])
}
