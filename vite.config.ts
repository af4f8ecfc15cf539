import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { appShell } from './src/pwa/app-shell.ts'
import { products } from './src/contract/products.ts'
import { manifest } from './src/pwa/manifest.ts'
import { classNames } from './scripts/class-names.ts'
import { textsOfPages } from './scripts/page-texts.ts'
import { runtimeWithLibraries } from './scripts/runtime-with-libraries.ts'
import { type Bundle, sharedChunks } from './scripts/shared-chunks.ts'

/** Writes the app shell with the entry script and the style sheet of the first screens. */
function emitAppShell(): Plugin {
  return {
    name: 'ufuk:app-shell',
    apply: 'build',
    generateBundle(_, bundle) {
      const named = (name: string) =>
        Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry && chunk.name === name)
      const [entry, splash] = [named('entry'), named('splash')]
      if (entry?.type !== 'chunk' || splash?.type !== 'chunk') return
      // Pages load the splash as a classic script, so it must neither import nor export; otherwise the build fails.
      if (splash.imports.length > 0 || splash.exports.length > 0) this.error('the splash is a script of its own')
      const chunks = [entry.fileName, ...entry.imports].flatMap((file) => bundle[file] ?? [])
      const css = chunks.flatMap((chunk) =>
        chunk.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [],
      )
      this.emitFile({
        type: 'asset',
        fileName: 'app-shell.html',
        source: appShell({ script: entry.fileName, splash: splash.fileName, styles: css }),
      })
    },
  }
}

/** Files of the entry scripts, which every page has loaded before it imports anything dynamically. */
const entryFiles = new Set<string>()

/**
 * Makes the build use `src/pwa/part-files.ts` instead of Vite's code that preloads the files of a dynamic import. Also
 * fills `entryFiles`.
 */
function fetchPartFiles(): Plugin {
  let replaced = false
  return {
    name: 'ufuk:part-files',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== '\0vite/preload-helper.js') return null
      replaced = true
      return `export { withFiles as __vitePreload } from ${JSON.stringify(resolve('src/pwa/part-files.ts'))}`
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        if (!replaced) this.error('Vite names its preload helper differently: see docs/decisions/0023-lost-files.md')
        const note = (file: string) => {
          const chunk = bundle[file]
          if (chunk?.type !== 'chunk' || entryFiles.has(file)) return
          entryFiles.add(file)
          chunk.imports.forEach(note)
        }
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) note(chunk.fileName)
      },
    },
  }
}

/** Fails the build if chunks import each other: their modules might run in the wrong order. */
function refuseCircularChunks(): Plugin {
  return {
    name: 'ufuk:circular-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      const done = new Set<string>()
      const visit = (file: string, path: string[]): void => {
        if (path.includes(file)) this.error(`chunks import each other: ${[...path, file].join(' > ')}`)
        const chunk = bundle[file]
        if (done.has(file) || chunk?.type !== 'chunk') return
        for (const imported of chunk.imports) visit(imported, [...path, file])
        done.add(file)
      }
      for (const file of Object.keys(bundle)) visit(file, [])
    },
  }
}

/**
 * Writes `.vite/texts.json`, a list of the messages that each page uses: the web tier chooses from it the texts that a
 * document contains. Needs compiled catalogues.
 */
function writePageTexts(): Plugin {
  return {
    name: 'ufuk:page-texts',
    apply: 'build',
    writeBundle({ dir = 'dist/client' }, bundle) {
      const catalog: { messages: object } = JSON.parse(readFileSync('dist/catalogs/tr.json', 'utf8'))
      const code = new Map(
        Object.values(bundle).flatMap((chunk) =>
          chunk.type === 'chunk' ? Object.entries(chunk.modules).map(([id, module]) => [id, module.code] as const) : [],
        ),
      )
      const moduleOf = (id: string) => {
        const info = this.getModuleInfo(id)
        if (!info) return null
        const { importedIds, dynamicallyImportedIds } = info
        return { code: code.get(id) ?? null, importedIds, dynamicallyImportedIds }
      }
      const entry = resolve('src/entry.client.tsx')
      const pages = textsOfPages(entry, import.meta.dirname, moduleOf, (id) => id in catalog.messages)
      mkdirSync(join(dir, '.vite'), { recursive: true })
      writeFileSync(join(dir, '.vite/texts.json'), JSON.stringify(pages))
    },
  }
}

/**
 * Adds V8's explicit compile hint: the browser compiles all functions of a file in the background while it loads.
 * Otherwise the main thread compiles each function at its first call, and most are called at the start.
 */
function compileInBackground(): Plugin {
  const hint = '//# allFunctionsCalledOnLoad\n'
  return {
    name: 'ufuk:compile-in-background',
    apply: 'build',
    // A file's name contains a hash of its content, which is computed before the compile hint is added to the file. So
    // the hint is added to the hashed content here; otherwise a changed hint would not change the names.
    augmentChunkHash: () => hint,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = hint + file.code
      },
    },
  }
}

/** Writes a .br and a .gz file beside every text file, so that the server never compresses static files. */
function precompress(): Plugin {
  return {
    name: 'ufuk:precompress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css|html|svg|json|webmanifest)$/.test(file.fileName)) continue
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.br`,
            source: brotliCompressSync(source, { params }),
          })
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(source, { level: 9 }) })
        }
      },
    },
  }
}

/** Style sheets that home's HTML contains inline; `sheetChunk` groups all others, which are loaded on demand. */
const firstStyles = new RegExp(
  'src/(' +
    'app/(error-page|menu-button|root-route|tab-bar)|forms/field|home/(home-route|home-sections|search-form)|pwa/pwa-prompts|' +
    'ui/(base|tokens|button|card|icon|page|segmented|skeleton|toast)' +
    ')(\\.module)?\\.css$',
)

const screenStyles = new RegExp(`src[\\\\/](?:(${products.join('|')})|[a-z-]+)[\\\\/].*\\.module\\.css$`)

/**
 * Returns the name of the built file that gets the rules of a style sheet of `src/`, or undefined if the module is no
 * such style sheet. The build joins the style sheets into few files: similar rules of many small files compress to a
 * third if they are in one file. The styles of each product's own screens are in one file per product, so that they do
 * not grow with another product's styles.
 */
function sheetChunk(id: string): string | undefined {
  if (firstStyles.test(id)) return 'frame'
  const [sheet, folder] = screenStyles.exec(id) ?? []
  const product = products.find((name) => name === folder)
  return sheet && (product ?? 'services')
}

let shared: Map<string, string> | undefined

/**
 * Returns the chunk of a style sheet, or of a module that several pages share. The bundler calls this once it knows all
 * modules.
 */
function sharedChunk(id: string, bundle: Bundle): string | null {
  const sheet = sheetChunk(id)
  if (sheet !== undefined) return sheet
  shared ??= sharedChunks(resolve('src/entry.client.tsx'), import.meta.dirname, bundle)
  return shared.get(id) ?? null
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    ...(isSsrBuild
      ? []
      : [
          emitAppShell(),
          fetchPartFiles(),
          runtimeWithLibraries(),
          refuseCircularChunks(),
          writePageTexts(),
          compileInBackground(),
          precompress(),
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'sw',
            filename: 'service-worker.ts',
            injectRegister: false,
            manifest,
            injectManifest: {
              globPatterns: [
                'app-shell.html',
                'assets/**/*.{js,css}',
                'icons/icon.svg',
                'icons/icon-48.png',
                'icons/icon-192.png',
                // SVG files in the next three folders are needed too, because tickets stored by earlier releases
                // contain their paths.
                'airlines/*.{svg,webp}',
                'bus-companies/*.{svg,webp}',
                'vehicles/*.{svg,webp}',
                'loaders/*.svg',
              ],
              globIgnores: ['**/*.{br,gz}'],
            },
          }),
        ]),
  ],
  css: { modules: command === 'build' ? { generateScopedName: classNames(import.meta.dirname) } : {} },
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router'],
    alias: isSsrBuild
      ? []
      : [
          // Conform uses four functions of Zod that `zod/mini` has too; all of Zod would add 7 KB.
          { find: /^zod\/v4$/, replacement: 'zod/mini' },
          { find: /^zod\/mini$/, replacement: resolve('src/contract/shared-types.ts') },
          // Lingui imports a hook from this package, which is for older versions of React. React now has this hook.
          { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
        ],
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // A preload is needed neither for the imported module's own file, which the import itself fetches, nor for files
      // that are already loaded because an entry script needs them.
      resolveDependencies: (own, files) => files.filter((file) => file !== own && !entryFiles.has(file)),
    },
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { entry: 'src/entry.client.tsx', splash: 'src/app/splash.ts' },
          output: {
            // Shorter hashes than the default of 8 characters: the first script of home contains the names of most
            // other files, and hashes don't compress.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7].[ext]',
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|@lingui)[\\/]/,
                },
                { name: sharedChunk, test: /\.tsx?$|\.css$|node_modules/, includeDependenciesRecursively: false },
              ],
            },
          },
        },
  },
  server: { middlewareMode: true },
}))
