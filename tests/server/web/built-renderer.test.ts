import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/**
 * Returns the names of the React builds, such as `production`, that a process loads together with all modules of the
 * server and the built entry (`npm run build`).
 */
function buildsOfReact(variables: NodeJS.ProcessEnv): string[] {
  const script = `
    import { createRequire } from 'node:module'
    await import('#server/serve.ts')
    const { builtRenderer } = await import('#server/web/built-renderer.ts')
    await builtRenderer()()
    const ran = Object.values(createRequire(import.meta.url).cache).filter(({ loaded }) => loaded)
    const builds = ran.flatMap(({ id }) => /react[^/]*[.](development|production)[.]js$/.exec(id)?.[1] ?? [])
    process.stdout.write([...new Set(builds)].join())`
  const env = { ...process.env, NODE_ENV: undefined, ...variables }
  return execFileSync('node', ['--input-type=module', '-e', script], { env, encoding: 'utf8' }).split(',')
}

test('documents are rendered by the production build of React, unless the environment names another', () => {
  expect(buildsOfReact({})).toEqual(['production'])
  expect(buildsOfReact({ NODE_ENV: 'development' })).toEqual(['development'])
})
