/** Tests how long the app's animations and transitions take, as its style sheets define them. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('../../src/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, source), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')

/** Returns the milliseconds of a CSS time. */
const inMs = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)

/** Returns the values of a custom property in the order of the style sheet. */
const valuesOf = (property: string) =>
  Array.from(read('ui/tokens.css').matchAll(new RegExp(`${property}: ([\\d.]+m?s)`, 'g')), ([, time = '']) =>
    inMs(time),
  )

test('motion takes less than 250 ms, and none where it is reduced', () => {
  for (const property of ['--fast', '--motion']) {
    const [usual, reduced] = valuesOf(property)
    expect(usual).toBeGreaterThan(0)
    expect(usual).toBeLessThan(250)
    expect(reduced).toBe(1)
  }
})

test('only what shows that something is loading takes longer', () => {
  const long = globSync('**/*.css', { cwd: source.pathname }).flatMap((file) =>
    Array.from(
      read(file).matchAll(/(?:transition|animation)(?:-duration|-delay)?:([^;]+);/g),
      ([, value = '']) => value,
    )
      .filter((value) => !value.includes('infinite'))
      .filter((value) => (value.match(/\b[\d.]+m?s\b/g) ?? []).some((time) => inMs(time) >= 250))
      .map(() => file),
  )
  expect(long).toEqual(['app/root-route.module.css'])
})

test('the transition between screens takes the usual time', () => {
  const rules = Array.from(read('ui/base.css').matchAll(/::view-transition[^{]*\{([^}]*)\}/g), ([, body = '']) => body)
  const durations = rules.flatMap((body) => body.match(/animation-duration:[^;]+/g) ?? [])
  expect(durations).toEqual(['animation-duration: var(--motion)'])
  expect(rules.join()).not.toContain('animation-delay')
})

test('what is pressed changes at once, without a transition', () => {
  const pressed = Array.from(read('ui/base.css').matchAll(/:active\s*\{([^}]*)\}/g), ([, body = '']) => body.trim())
  expect(pressed).toEqual(['opacity: 0.6;'])
  const dimming = globSync('**/*.css', { cwd: source.pathname })
    .filter((file) => /transition:[^;]*\bopacity var/.test(read(file)))
    .toSorted()
  // A control becomes partly transparent while it is pressed, and a transition of its opacity would delay this. So only
  // the style sheets of dialogs and of loading results may have such a transition: nobody presses those.
  expect(dimming).toEqual(['booking/results/results-screen.module.css', 'ui/dialog.module.css'])
})
