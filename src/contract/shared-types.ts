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
  catch as makeCatch,
  enum as makeEnum,
  exactOptional as makeExactOptional,
  extend as makeExtend,
  iso as makeIso,
  literal as makeLiteral,
  looseObject as makeLooseObject,
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
  unknown as makeUnknown,
  type ZodMiniType,
} from 'zod/v4/mini'

export * from 'zod/v4/mini'

/** What makes each schema, once. */
const makers = new WeakMap<object, () => object>()

/** Makes a schema what it would have been at once; returns the one that it has its properties of. */
function setUp<Schema extends object>(schema: Schema): Schema {
  const made = makers.get(schema)?.()
  if (!made) return schema
  if (!Object.hasOwn(schema, '_zod')) {
    Object.setPrototypeOf(schema, Object.getPrototypeOf(made))
    Object.defineProperties(schema, Object.getOwnPropertyDescriptors(made))
  }
  // The cast is safe: the schema was returned in place of this one.
  return made as Schema
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

/** A function that returns the schemas of `make`, or its checks, which makes them when they are used. */
function later<Make extends (...args: never[]) => object>(make: Make): Make {
  const one = (...args: Parameters<Make>) => {
    const schema: object = Object.create(beforeUse)
    let made: object | undefined
    makers.set(schema, () => (made ??= make(...args)))
    return schema
  }
  // The cast is safe: whatever is read of the schema is read of the one that `make` makes.
  return one as Make
}

export const array = later(makeArray)
const laterCatch = later(makeCatch)
const laterEnum = later(makeEnum)
export const exactOptional = later(makeExactOptional)
export const extend = later(makeExtend)
export const literal = later(makeLiteral)
export const looseObject = later(makeLooseObject)
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
export const unknown = later(makeUnknown)
export { laterCatch as catch, laterEnum as enum }
export const iso = { ...makeIso, datetime: later(makeIso.datetime) }

function shared<Make extends (params?: never) => ZodMiniType>(make: Make): Make {
  const makeLater = later(make)
  let plain: ZodMiniType | undefined
  // The cast is safe: it calls `make` with what it was called with.
  return ((params) => (params === undefined ? (plain ??= withLateChecks(makeLater())) : makeLater(params))) as Make
}

/** The schema, whose copies with further checks are set up when they are used, even when it is set up itself. */
function withLateChecks<Schema extends ZodMiniType>(schema: Schema): Schema {
  return Object.defineProperty(schema, 'check', { value: Reflect.get(schema, 'check') })
}

export const string = shared(makeString)
export const number = shared(makeNumber)
export const boolean = shared(makeBoolean)
