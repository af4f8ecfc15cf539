import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import * as shared from '#contract/shared-types.ts'

test.each([
  [shared.string, z.string],
  [shared.number, z.number],
  [shared.boolean, z.boolean],
])('all plain schemas of a type are one, and take what Zod’s take', (make, zods) => {
  expect(make()).toBe(make())
  for (const value of ['a', 1, true, null, undefined, {}])
    expect(z.safeParse(make(), value).success).toBe(z.safeParse(zods(), value).success)
})

test('a check or a message makes another schema', () => {
  const short = shared.string().check(shared.maxLength(1))
  expect(z.safeParse(short, 'ab').success).toBe(false)
  expect(z.safeParse(shared.string(), 'ab').success).toBe(true)
  expect(z.safeParse(shared.string('wrong'), 1).error?.issues[0]?.message).toBe('wrong')
  expect(z.safeParse(shared.string(), 1).error?.issues[0]?.message).not.toBe('wrong')
})

test('it has all that Zod has', () => {
  expect(Object.keys(shared).toSorted()).toEqual(Object.keys(z).toSorted())
})

describe('a schema that is set up when it is used', () => {
  const values = [
    { a: 1 },
    { a: 'x', b: [1] },
    { a: 1, b: null },
    {},
    [],
    ['x'],
    [1],
    [1, 2],
    'x',
    'y',
    1,
    null,
    undefined,
  ]
  type Makers = Omit<typeof z, 'default'>
  const schemasOf = (makers: Makers) => {
    const {
      object,
      array,
      union,
      nullable,
      optional,
      exactOptional,
      pipe,
      transform,
      number,
      string,
      unknown,
      catch: instead,
    } = makers
    const list = array(number())
    const changed = pipe(
      string(),
      transform((text) => `${text}!`),
    )
    return {
      object: object({ a: number(), b: optional(nullable(list)) }),
      absent: object({ b: exactOptional(nullable(list)) }),
      array: array(number()),
      union: union([string(), list]),
      nullable: nullable(string()),
      optional: optional(changed),
      pipe: changed,
      transform: transform(String),
      enum: makers.enum(['x', 'z']),
      checked: makers.array(number()).check(makers.minLength(2)),
      text: string().check(
        makers.trim(),
        makers.regex(/^[xy]$/),
        makers.refine((text) => text === 'y', 'not y'),
      ),
      literal: makers.literal(['x', 1]),
      record: makers.record(string(), number()),
      extended: makers.extend(object({ a: unknown() }), { c: optional(string()) }),
      catch: instead(number(), 0),
      loose: makers.looseObject({ a: number() }),
      unknown: unknown(),
      messages: union([array(string(), 'no list'), object({}, 'no object')], 'neither'),
    }
  }
  const names = Object.keys(schemasOf(z))
  const schemaOf = (makers: Makers, name: string): z.ZodMiniType =>
    new Map<string, z.ZodMiniType>(Object.entries(schemasOf(makers))).get(name) ?? z.never()

  test.each(names)('takes and changes what Zod’s takes: %s', (name) => {
    for (const value of values) {
      const [one, other] = [shared, z].map((makers) => z.safeParse(schemaOf(makers, name), value))
      expect({ ...one, error: one?.error?.issues }).toEqual({ ...other, error: other?.error?.issues })
    }
  })

  test.each(names)('has nothing before, and then all that Zod’s has: %s', (name) => {
    const [schema, zods] = [schemaOf(shared, name), schemaOf(z, name)]
    expect(Object.getOwnPropertyNames(schema)).toEqual([])
    expect(schema).toBeInstanceOf(z.ZodMiniType)
    expect(Object.getPrototypeOf(schema)).toBe(Object.getPrototypeOf(zods))
    expect(Object.getOwnPropertyNames(schema)).toEqual(Object.getOwnPropertyNames(zods))
  })

  test('gets further checks, before it is set up and after', () => {
    const text = shared.string('no text')
    const before = [shared.string(), text].map((schema) => schema.check(shared.maxLength(1)))
    for (const schema of [shared.string(), text]) expect(z.safeParse(schema, 'ab').success).toBe(true)
    const after = [shared.string(), text].map((schema) => schema.check(shared.maxLength(1)))
    for (const schema of [...before, ...after])
      expect(['a', 'ab', 1].map((value) => z.safeParse(schema, value).success)).toEqual([true, false, false])
  })

  test('has the shape that it was given', () => {
    const text = shared.string()
    expect(shared.object({ text }).shape.text).toBe(text)
  })
})
