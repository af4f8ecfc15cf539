import { basename } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Moves the bundler's own runtime (0.4 KB) into the file of libraries, which every page has: a file of its own costs
 * each page a request.
 */
export function runtimeWithLibraries(): Plugin {
  return {
    name: 'ufuk:runtime-with-libraries',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
        const vendor = chunks.find(({ name }) => name === 'vendor')
        // `var …;export{s as n,l as r};`
        const [, body, exported] = /^(.*)export\{([^}]*)\};?\s*$/s.exec(runtime?.code ?? '') ?? []
        if (!runtime || !vendor || body === undefined || exported === undefined)
          return this.error('the runtime has another form: see docs/decisions/0037-few-chunks.md')
        const pairs = (names: string) => names.split(',').map((name) => name.split(' as '))
        const members = pairs(exported).map(([local, name = local]) => `${name}:${local}`)
        const own = `var __runtime=(()=>{${body}return{${members.join()}}})();`
        const asked = new RegExp(`import\\{([^}]*)\\}from"\\./${basename(runtime.fileName)}";?`)
        for (const chunk of chunks) {
          if (!chunk.imports.includes(runtime.fileName)) continue
          const [, names = ''] = asked.exec(chunk.code) ?? []
          const taken = pairs(names).map(([name, local = name]) => `${name}:${local}`)
          const source = chunk === vendor ? own : `import{__runtime}from"./${basename(vendor.fileName)}";`
          chunk.code = chunk.code.replace(asked, () => `${source}var{${taken.join()}}=__runtime;`)
          chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName)
          if (chunk !== vendor && !chunk.imports.includes(vendor.fileName)) chunk.imports.push(vendor.fileName)
        }
        vendor.code += 'export{__runtime};'
        delete bundle[runtime.fileName]
      },
    },
  }
}
