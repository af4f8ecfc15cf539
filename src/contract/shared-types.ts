/**
 * Zod for the browser, where it stands for `zod/mini` (`vite.config.ts`). A page makes few of the schemas that its modules
 * define, since most are for calls that it does not make:
 *
 * - Schemas that are made of other ones, and checks, are set up when they are first used.
 * - All plain texts, numbers and truth values are one schema each, which is possible since schemas never change.
 */
import {
  array as makeArray,
  boolean as makeBoolean,
  enum as makeEnum,
  exactOptional as makeExactOptional,
  extend as makeExtend,
  iso as makeIso,
  literal as makeLiteral,
  maxLength as makeMaxLength,
  minLength as makeMinLength,
  nullable as makeNullable,
  number as makeNumber,
  object as makeObject,
  optional as makeOptional,
  overwrite as makeOverwrite,
  pipe as makePipe,
  record as makeRecord,
  refine as makeRefine,
  regex as makeRegex,
  string as makeString,
  transform as makeTransform,
  trim as makeTrim,
  union as makeUnion,
  type ZodMiniType,
} from 'zod/v4/mini'

export * from 'zod/v4/mini'

/** What makes each schema that is not set up yet. */
const waiting = new WeakMap<object, () => object>()

/** Makes a schema what it would have been at once. */
function setUp<Schema extends object>(schema: Schema): Schema {
  const make = waiting.get(schema)
  if (!make) return schema
  waiting.delete(schema)
  const made = make()
  Object.setPrototypeOf(schema, Object.getPrototypeOf(made))
  return Object.defineProperties(schema, Object.getOwnPropertyDescriptors(made))
}

/** The prototype of schemas that are not set up yet: the first property that is read sets a schema up, except `check`. */
const beforeUse = new Proxy(
  {},
  {
    get: (_, name, schema: ZodMiniType) =>
      name === 'check'
        ? later((...checks: Parameters<typeof schema.check>) => setUp(schema).check(...checks))
        : Reflect.get(setUp(schema), name),
  },
)

/** A function that returns the schemas of `make`, which makes them when they are used. */
function later<Make extends (...args: never[]) => object>(make: Make): Make {
  const one = (...args: Parameters<Make>) => {
    const schema: object = Object.create(beforeUse)
    waiting.set(schema, () => make(...args))
    return schema
  }
  // The cast is safe: whatever is read of the schema is read of the one that `make` makes.
  return one as Make
}

export const array = later(makeArray)
const laterEnum = later(makeEnum)
export const exactOptional = later(makeExactOptional)
export const extend = later(makeExtend)
export const literal = later(makeLiteral)
export const maxLength = later(makeMaxLength)
export const minLength = later(makeMinLength)
export const nullable = later(makeNullable)
export const object = later(makeObject)
export const optional = later(makeOptional)
export const overwrite = later(makeOverwrite)
export const pipe = later(makePipe)
export const record = later(makeRecord)
export const refine = later(makeRefine)
export const regex = later(makeRegex)
export const transform = later(makeTransform)
export const trim = later(makeTrim)
export const union = later(makeUnion)
export { laterEnum as enum }
export const iso = { ...makeIso, datetime: later(makeIso.datetime) }

function shared<Make extends (params?: never) => ZodMiniType>(make: Make): Make {
  let plain: ZodMiniType | undefined
  const withMessage = later(make)
  const one = (params?: never) => (params === undefined ? (plain ??= withLateChecks(make())) : withMessage(params))
  // The cast is safe: it calls `make` with what it was called with.
  return one as Make
}

/** The schema, whose copies with further checks are made when they are used. */
function withLateChecks<Schema extends ZodMiniType>(schema: Schema): Schema {
  const check = schema.check.bind(schema)
  return Object.defineProperty(schema, 'check', { value: later(check) })
}

export const string = shared(makeString)
export const number = shared(makeNumber)
export const boolean = shared(makeBoolean)
