// @vitest-environment node
/**
 * Tests that no selector has a part after `:has()` that matches elements of any kind, as `> *` does in
 * `.row:has(:hover) > *`. With such a part, browsers restyle the whole document at every focus, press and new element,
 * which takes ten times as long.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Returns the selectors in which the part after `:has()` matches elements of any kind, because it begins with `*` or
 * `:not()`.
 */
function ofAnything(css: string): string[] {
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
  return selectors.map((selector) => selector.trim()).filter((one) => /:has\(.*\)[^ >+~]*[ >+~]+(\*|:not\()/.test(one))
}

test('control: finds them', () => {
  const css = '.a:has(.b:hover, .c) > * { color: red } .a:has(.b) .c, .d:has(:checked) * { color: red }'
  expect(ofAnything(css)).toEqual(['.a:has(.b:hover, .c) > *', '.d:has(:checked) *'])
})

test.each(globSync('src/**/*.css'))('%s has none', (file) => {
  expect(ofAnything(readFileSync(file, 'utf8'))).toEqual([])
})
