/**
 * Makes the tags for the built files that a page needs: its styles, which are inlined, and a script that fetches the
 * JavaScript of the entry and of the matched routes.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
  }),
)
type Manifest = z.infer<typeof Manifest>

/**
 * Makes the style and script tags for the head and the body of a page. `isApp`: the page is for the app from an app
 * store, which shows a splash screen.
 */
export type Tags = (routeIds: string[], nonce: string, isApp: boolean) => { head: string; body: string }

/** Returns the manifest keys of a chunk and all its static imports. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return seen
  seen.add(key)
  for (const imported of chunk.imports ?? []) closure(manifest, imported, seen)
  return seen
}

/** Reads the build's manifest once and returns a function that makes the style and script tags of any page. */
export function createTags(clientDir: string): Tags {
  const manifest = z.parse(Manifest, JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')))
  const entryKey = 'src/entry.client.tsx'
  const entryChunks = closure(manifest, entryKey)
  const cssOf = (keys: Iterable<string>) => [...new Set([...keys].flatMap((key) => manifest[key]?.css ?? []))]
  const filesOf = (keys: Iterable<string>) => [...keys].flatMap((key) => manifest[key]?.file ?? [])
  const entryCss = cssOf(entryChunks)
  const text = new Map<string, string>()
  const inline = (file: string) => {
    let css = text.get(file)
    if (css === undefined) text.set(file, (css = readFileSync(join(clientDir, file), 'utf8')))
    return css
  }
  const splash = readFileSync(join(clientDir, manifest['src/app/splash.ts']?.file ?? ''), 'utf8')
  const entryFile = manifest[entryKey]?.file ?? ''
  return (routeIds, nonce, isApp) => {
    const keys = routeIds.flatMap((id) => [`src/${id}.tsx`, `src/${id}.ts`]).filter((key) => key in manifest)
    const chunks = new Set(keys.flatMap((key) => [...closure(manifest, key)]))
    const styles = [...entryCss, ...cssOf(chunks).filter((file) => !entryCss.includes(file))]
    const preloads = filesOf([...entryChunks, ...[...chunks].filter((key) => !entryChunks.has(key))])
    return {
      head: [
        isApp ? `<script nonce="${nonce}">${splash}</script>` : '',
        ...styles.map((file) => `<style nonce="${nonce}" data-file="/${file}">${inline(file)}</style>`),
      ].join(''),
      body: `<script type="module" nonce="${nonce}">${bootScript([entryFile, ...preloads.filter((file) => file !== entryFile)])}</script>`,
    }
  }
}

/**
 * Returns an inline script that fetches the page's JavaScript after the first paint, so that the fetches do not delay
 * the paint. It waits for the paint one second at most. In a background tab, which does not paint, it starts at once.
 * It starts each fetch in a separate task, because starting a fetch takes some milliseconds on a phone.
 */
function bootScript(files: string[]): string {
  return (
    `const files=${JSON.stringify(files.map((file) => `/${file}`))};let begun;` +
    `const fetchEarly=(href,kind)=>document.head.append(Object.assign(document.createElement('link'),{href,...kind}));` +
    `const begin=()=>{if(begun)return;begun=true;` +
    `for(const href of files.slice(1))setTimeout(fetchEarly,0,href,{rel:'modulepreload'});` +
    `setTimeout(()=>import(files[0]))};` +
    `if(document.visibilityState==='hidden')begin();else{` +
    `new PerformanceObserver(begin).observe({type:'paint',buffered:true});setTimeout(begin,1000)}`
  )
}
