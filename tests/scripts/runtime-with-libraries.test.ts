import { expect, test } from 'vitest'
import { type Chunk, moveRuntime } from '../../scripts/runtime-with-libraries.ts'

const file = 'assets/rolldown-runtime-A.js'
const runtime: Chunk = {
  name: 'rolldown-runtime',
  fileName: file,
  code: 'var a=x=>x+1,b=x=>x*2;export{a as n,b as r};',
  imports: [],
}
const vendor = (): Chunk => ({
  name: 'vendor',
  fileName: 'assets/vendor-B.js',
  code: 'import{n as e}from"./rolldown-runtime-A.js";var v=e(1);export{v as t};',
  imports: [file],
})
const page = (code: string): Chunk => ({ name: 'page', fileName: 'assets/page-C.js', code, imports: [file] })

test('chunks take the runtime from the libraries, under the names that they gave it', () => {
  const [libraries, other] = [vendor(), page('import{n as c,r}from"./rolldown-runtime-A.js";export default c(r(2));')]
  moveRuntime(runtime, libraries, [other])
  expect(libraries.code).toMatch(/^var __runtime=.*var\{n:e\}=__runtime;var v=e\(1\).*export\{__runtime\};$/)
  expect(other.code).toBe('import{__runtime}from"./vendor-B.js";var{n:c,r:r}=__runtime;export default c(r(2));')
  expect([libraries.imports, other.imports]).toEqual([[], ['assets/vendor-B.js']])
})

test.each([
  ['a bare import', () => moveRuntime(runtime, vendor(), [page('import"./rolldown-runtime-A.js";')])],
  ['other quotes', () => moveRuntime(runtime, vendor(), [page("import{n}from'./rolldown-runtime-A.js';")])],
  ['no exports', () => moveRuntime({ ...runtime, code: 'var a' }, vendor(), [])],
  ['libraries without it', () => moveRuntime(runtime, { ...vendor(), imports: [] }, [])],
])('fails where the bundler writes it differently: %s', (_, move) => {
  expect(move).toThrow(/another form/)
})
