import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { classNames } from '../../scripts/class-names.ts'

const root = resolve(import.meta.dirname, '../..')
const file = resolve(root, 'src/ui/button.module.css')

test('No two classes of the build have one name, and none is named as blockers of advertisements expect', () => {
  const shortName = classNames(root)
  const names = globSync('src/**/*.module.css', { cwd: root }).flatMap((path) => {
    const css = readFileSync(resolve(root, path), 'utf8')
    const classes = new Set(Array.from(css.matchAll(/^\s*\.([\w-]+)[^;]*\{/gm), ([, name]) => name ?? ''))
    return [...classes].map((name) => shortName(name, resolve(root, path)))
  })
  expect(names.length).toBeGreaterThan(400)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => /^(ads?$|\d)/i.test(name))).toEqual([])
})

test('The server and the browser build give a class the same name', () => {
  expect(classNames(root)('button', file)).toBe(classNames(root)('button', file))
})

test('A class that is not in its file fails the build', () => {
  expect(() => classNames(root)('nowhere', file)).toThrow(/src\/ui\/button\.module\.css: the class nowhere/)
})
