import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/**
 * Starts a process that loads all modules of the server and the built server entry, which `npm run build` creates.
 * Returns the names of the builds of React that this process has loaded, such as `production`. `variables` are
 * environment variables of the process.
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
