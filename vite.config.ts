import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { resolve } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { appShell } from './src/pwa/app-shell.ts'
import { products } from './src/contract/products.ts'
import { manifest } from './src/pwa/manifest.ts'

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
      // Documents load it as a classic script.
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

/** Files of the entry, which every page has loaded before any lazy part. */
const entryFiles = new Set<string>()

/**
 * Lets `src/pwa/part-files.ts` fetch the files of a lazy part in place of Vite's preload code, and records the entry's
 * files.
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

/**
 * Styles that the home document has inline; the styles of all other screens form one sheet, loaded with the first of
 * them.
 */
const firstStyles = new RegExp(
  'src/(' +
    'app/(error-page|menu-button|root-route|tab-bar)|forms/field|home/(home-route|home-sections|search-form)|pwa/pwa-prompts|' +
    'ui/(base|tokens|button|card|icon|page|segmented|skeleton|toast)' +
    ')(\\.module)?\\.css$',
)

/** The splash is a separate script: imports from the entry would wait until the app has started. */
const frame = /src[\\/](?!app[\\/]splash\.ts$|entry\.client\.tsx$).*\.tsx?$/

const homeForm =
  /src[\\/]home[\\/](day-field|picker-button|form-error|search-field-error|search-reply|search-submit|use-enhanced|use-search-form|use-form-fields|product-tab|sheet-field|travel-dates|places[\\/](place|place-field|search-places|swap-button)|flight[\\/](flight-fields|passenger-counts))\.tsx?$/

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    ...(isSsrBuild
      ? []
      : [
          emitAppShell(),
          fetchPartFiles(),
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
                'icons/icon-192.png',
                'airlines/*.svg',
                'bus-companies/*.svg',
                'vehicles/*.svg',
              ],
              globIgnores: ['**/*.{br,gz}'],
            },
          }),
        ]),
  ],
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router'],
    // Conform composes schemas by four functions that zod/mini has as well; the whole of Zod is 7 KB more.
    alias: isSsrBuild ? [] : [{ find: /^zod\/v4$/, replacement: 'zod/mini' }],
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !entryFiles.has(file)),
    },
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { entry: 'src/entry.client.tsx', splash: 'src/app/splash.ts' },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|@lingui|use-sync-external-store)[\\/]/,
                },
                // Parts of all search forms on home, which are loaded together: one chunk instead of ten.
                { name: 'home-form', test: homeForm, includeDependenciesRecursively: false },
                // Dialogs, which every screen that has one loads together: one chunk instead of six.
                {
                  name: 'dialogs',
                  test: /src[\\/]ui[\\/](alert-dialog|dialog-header|invoker-fallback|modal-dialog|popup|sheet)\.tsx?$/,
                  includeDependenciesRecursively: false,
                },
                // Fields of forms: together they compress better than as ten small chunks.
                {
                  name: 'fields',
                  test: /src[\\/]forms[\\/](field-frame|use-field|text-field|phone-field|checkbox-field|radio-group-field|form-error|national-id-field|mask|select-field|select-options)\.tsx?$/,
                  includeDependenciesRecursively: false,
                },
                // What the payment forms of all products share: one chunk compresses better than four.
                {
                  name: 'payment',
                  test: /src[\\/]booking[\\/]payment[\\/](payment-(form|frame|screen|route|state|alerts|errors|answer|defaults)|contact-card|card-(details-card|notice|scheme)|conditions-card|price-card|lira-note|invoice|invoice-card|discount|hold-notice|outcome-notice|secure-popup|passenger-names|use-leave-guard|way-out|use-payment-(form|outcome)|send-payment|load-payment|short-address)\.tsx?$/,
                  includeDependenciesRecursively: false,
                },
                // What payments and tickets keep on the device.
                {
                  name: 'kept',
                  test: /src[\\/]booking[\\/](payment[\\/](kept-draft|session-of)|ticket[\\/]kept-booking)\.tsx?$/,
                  includeDependenciesRecursively: false,
                },
                // Few style sheets: similar rules of many small files compress to a third when they are together.
                { name: 'first-styles', test: firstStyles },
                // What only results show, so that payments, which are near their budget, do not load it.
                {
                  name: 'results-styles',
                  test: /src[\\/](booking[\\/](results|filters|orderings|search|price-alert)[\\/].*|ui[\\/]range-slider)\.module\.css$/,
                },
                { name: 'styles', test: /src[\\/](ui|forms|booking)[\\/].*\.module\.css$/ },
                // A product's own, so that the screens of one do not grow with another.
                ...products.map((product) => ({
                  name: `${product}-styles`,
                  test: new RegExp(`src[\\\\/]${product}[\\\\/].*\\.module\\.css$`),
                })),
                { name: 'frame-styles', test: /src[\\/].*\.module\.css$/ },
                // Modules of every page in one chunk, since many small chunks would import one another.
                { name: 'frame', tags: ['$initial'], test: frame, includeDependenciesRecursively: false },
              ],
            },
          },
        },
  },
  server: { middlewareMode: true },
}))
