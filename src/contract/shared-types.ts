/**
 * Replaces `zod/mini` in the browser (`vite.config.ts`). Composed schemas and checks are created only when they are
 * first used. A page uses few of the schemas in its modules: most are for API calls that the page does not make.
 * Strings, numbers and booleans without options share one schema each, which is safe because schemas never change.
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

/**
 * Contains, for each placeholder, the function that returns the real schema or check. A placeholder is an object that
 * stands for a schema or check until it is first used. The first call of the function creates the real schema or check,
 * and later calls return the same object.
 */
const makers = new WeakMap<object, () => object>()

/**
 * Creates the real schema for the placeholder `schema`, copies the properties of the real schema to the placeholder,
 * and returns the real schema.
 */
function setUp<Schema extends object>(schema: Schema): Schema {
  const made = makers.get(schema)?.()
  if (!made) return schema
  if (!Object.hasOwn(schema, '_zod')) {
    Object.setPrototypeOf(schema, Object.getPrototypeOf(made))
    Object.defineProperties(schema, Object.getOwnPropertyDescriptors(made))
  }
  // The cast is safe, because the function `later` gives each placeholder the type of its real schema.
  return made as Schema
}

/**
 * Prototype object of the placeholders, which stand for schemas and checks until they are first used. Reading any
 * property except `check` creates the real schema or check.
 */
const beforeUse = new Proxy(
  {},
  {
    get: (_, name, schema: ZodMiniType) =>
      name === 'check'
        ? later((...checks: Parameters<typeof schema.check>) => setUp(schema).check(...checks))
        : Reflect.get(setUp(schema), name),
  },
)

/**
 * Returns a lazy version of `make`, a function that creates schemas or checks. The lazy version returns a placeholder,
 * and calls `make` when the placeholder is first used.
 */
function later<Make extends (...args: never[]) => object>(make: Make): Make {
  const one = (...args: Parameters<Make>) => {
    const schema: object = Object.create(beforeUse)
    let made: object | undefined
    makers.set(schema, () => (made ??= make(...args)))
    return schema
  }
  // The cast is safe, because `one` returns a placeholder, which behaves like the schema or check that `make` creates.
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
  // The cast is safe: `make` is a Zod function that creates a schema, and the function returned here has the same
  // parameters and result.
  return ((params) => (params === undefined ? (plain ??= withLateChecks(makeLater())) : makeLater(params))) as Make
}

/**
 * Keeps the schema's method `check` lazy even after the schema itself has been created. Zod's own `check` copies the
 * schema at once and adds checks to the copy. The lazy `check` returns a placeholder for the copy. The copy is created
 * only when this placeholder is first used.
 */
function withLateChecks<Schema extends ZodMiniType>(schema: Schema): Schema {
  return Object.defineProperty(schema, 'check', { value: Reflect.get(schema, 'check') })
}

export const string = shared(makeString)
export const number = shared(makeNumber)
export const boolean = shared(makeBoolean)
