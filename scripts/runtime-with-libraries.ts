import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

const source = readFileSync(import.meta.filename, 'utf8')

/** The fields of a chunk that this plugin reads and changes. */
export interface Chunk {
  name: string
  fileName: string
  code: string
  imports: string[]
}

const pairs = (names: string) => names.split(',').map((name) => name.split(' as '))

/**
 * Moves the code of `runtime` into `vendor` and makes `others` import it from there. Throws if the code has a different
 * form than the current bundler produces.
 */
export function moveRuntime(runtime: Chunk | undefined, vendor: Chunk | undefined, others: readonly Chunk[]): void {
  // Expected form of the code of the bundler's runtime: `var …;export{s as n,l as r};`
  const [, body, exported] = /^(.*)export\{([^}]*)\};?\s*$/s.exec(runtime?.code ?? '') ?? []
  if (!runtime || !vendor?.imports.includes(runtime.fileName) || body === undefined || exported === undefined)
    throw new Error('the runtime has another form: see docs/decisions/0041-light-start.md')
  const members = pairs(exported).map(([local, name = local]) => `${name}:${local}`)
  const own = `var __runtime=(()=>{${body}return{${members.join()}}})();`
  const file = basename(runtime.fileName)
  const asked = new RegExp(`import\\{([^}]*)\\}from"\\./${file}";?`)
  for (const chunk of [vendor, ...others]) {
    if (!chunk.imports.includes(runtime.fileName)) continue
    const [, names = ''] = asked.exec(chunk.code) ?? []
    const taken = pairs(names).map(([name, local = name]) => `${name}:${local}`)
    const given = chunk === vendor ? own : `import{__runtime}from"./${basename(vendor.fileName)}";`
    chunk.code = chunk.code.replace(asked, () => `${given}var{${taken.join()}}=__runtime;`)
    chunk.imports = chunk.imports.filter((other) => other !== runtime.fileName)
    if (chunk !== vendor && !chunk.imports.includes(vendor.fileName)) chunk.imports.push(vendor.fileName)
    if (names === '' || chunk.code.includes(file))
      throw new Error(`${chunk.fileName} imports the runtime in another form: see docs/decisions/0041-light-start.md`)
  }
  vendor.code += 'export{__runtime};'
}

/**
 * Creates a plugin that moves the bundler's own runtime (0.4 KB) into the file of libraries, which every page loads: a
 * separate file would cost each page a request.
 */
export function runtimeWithLibraries(): Plugin {
  return {
    name: 'ufuk:runtime-with-libraries',
    apply: 'build',
    // The names of files are hashes of their content before `generateBundle`, in which this plugin changes the content.
    // Browsers cache files forever by name. So the source of this plugin is added to the hash: if the plugin changes,
    // the names change, too.
    augmentChunkHash: () => source,
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const named = (name: string) => chunks.find((chunk) => chunk.name === name)
        const [runtime, vendor] = [named('rolldown-runtime'), named('vendor')]
        moveRuntime(
          runtime,
          vendor,
          chunks.filter((chunk) => chunk !== runtime && chunk !== vendor),
        )
        if (runtime) delete bundle[runtime.fileName]
      },
    },
  }
}
