/** Rules of the linter. Import restrictions follow from two lists: the layers of `src/`, and the folders beside it. */
import { defineConfig } from 'oxlint'
import { products, type ProductName } from './src/contract/products.ts'

/**
 * Layers of `src/` from the top. A folder imports from its own layer and from those below, but a product never imports
 * another product.
 */
export const layers: readonly string[][] = [
  { screens: ['app', 'home', 'auth', 'profile', 'notification', 'contact', 'faq', 'corporate'] },
  { products },
  { shared: ['booking'] },
  { parts: ['forms', 'ui', 'pwa'] },
  { services: ['api', 'store', 'i18n', 'usage-log'] },
  { contract: ['contract'] },
].map((layer) => Object.values(layer).flat())

const inSource = layers.flat()

/** Patterns that match all modules of these folders. */
const modulesOf = (folders: readonly string[]) => folders.flatMap((folder) => [`#${folder}/*`, `#${folder}/**`])

/**
 * Patterns of the modules directly in `src/`, such as the entries and the routes, which connect all folders of the app.
 */
const wiring = ['#*.ts', '#*.tsx']

/**
 * Patterns of relative imports that begin with `../`. They are forbidden, because the other patterns match imports only
 * by the folder's name (`#booking/…`): a relative import could reach a forbidden folder unnoticed.
 */
const upwards = ['../*', '../**']

/** The options of a rule that forbids imports matching these patterns. */
function banned(group: string[], message: string): ['error', { patterns: { group: string[]; message: string }[] }] {
  return ['error', { patterns: [{ group, message }] }]
}

const border = (files: readonly string[], forbidden: readonly string[], message: string) => ({
  files: [...files],
  rules: { 'no-restricted-imports': banned([...forbidden], message) },
})

/**
 * Forbidden imports for each folder of `src/`: the server, the service worker, the tests, the modules directly in
 * `src/`, the folders of higher layers, and other products.
 */
const sourceBorders = layers.flatMap((layer, depth) =>
  layer.map((folder) => {
    const above = layers.slice(0, depth).flat()
    const apart = products.some((product) => product === folder) ? products.filter((product) => product !== folder) : []
    return border(
      [`src/${folder}/**`],
      [...modulesOf(['server', 'sw', 'tests', ...above, ...apart]), ...wiring, ...upwards],
      `src/${folder} imports its own layer and those below it, no other product, and neither server nor worker`,
    )
  }),
)

/**
 * Modules that neither the server nor the service worker may import: the tests, and all of `src/` except
 * `src/contract/`.
 */
const onlyContract = [...modulesOf([...inSource.filter((folder) => folder !== 'contract'), 'tests']), ...wiring]

/** Patterns of the folders of `server/api/` that belong to one product. The other folders there serve every product. */
const ownOfProduct = products.map((product) => `#server/api/${product}/*`)

/**
 * The folders of `server/supply/` and their products: each product has a folder of its own name, activities also
 * `octo`.
 */
export const supplyRooms: readonly { room: string; product: ProductName }[] = [
  ...products.map((product) => ({ room: product, product })),
  { room: 'octo', product: 'activity' },
]

/**
 * Files that may import the listed other folders of `server/supply/`. The places of transfers need those of flights and
 * buses, because airports and bus terminals are places of transfers, too.
 */
export const supplyExceptions: Readonly<Record<string, readonly string[]>> = {
  'server/supply/transfer/transfer-places.ts': ['flight', 'bus'],
}

const modulesOfRooms = (rooms: readonly { room: string }[]) => rooms.map(({ room }) => `#server/supply/${room}/*`)

/**
 * Patterns that match the modules in all folders of `server/supply/`, except the interfaces through which suppliers
 * sell (`*-supply.ts`).
 */
const insideRooms = [...modulesOfRooms(supplyRooms), '!#server/supply/*/*-supply.ts']

const serverAlone = [...onlyContract, ...modulesOf(['sw']), ...upwards]

/** Import rules of the server. If several match a file, the last one applies. */
const serverBorders = [
  border(
    ['server/**'],
    [...serverAlone, ...ownOfProduct, ...insideRooms],
    'the server imports contract and itself, and reaches products through deps.products, supplies through their interfaces',
  ),
  border(
    ['server/products.ts', 'server/api/content/app-info.ts', 'server/seed/seed-alerts.ts'],
    [...serverAlone, ...insideRooms],
    'the server imports contract and itself, and reaches supplies through their interfaces',
  ),
  border(
    ['server/gateway.ts'],
    [...serverAlone, ...ownOfProduct],
    'the gateway opens the supplies, and reaches products through deps.products',
  ),
  ...products.map((product) => {
    const others = products.filter((other) => other !== product)
    return border(
      [`server/api/${product}/**`],
      [
        ...serverAlone,
        ...insideRooms,
        ...others.flatMap((other) => [`#server/api/${other}/*`, `#server/supply/${other}/*`]),
      ],
      'a product imports no other product, its supply through the interface, and contract and the server alone',
    )
  }),
  border(
    ['server/supply/*.ts'],
    [...serverAlone, ...ownOfProduct, ...modulesOfRooms(supplyRooms)],
    'what several supplies need knows none of them',
  ),
  ...supplyRooms.map(({ room, product }) =>
    border(
      [`server/supply/${room}/**`],
      [
        ...serverAlone,
        ...ownOfProduct,
        ...modulesOfRooms(supplyRooms.filter((other) => other.room !== room && other.room !== product)),
      ],
      'a supply imports no supply of another product',
    ),
  ),
  ...Object.entries(supplyExceptions).map(([file, rooms]) =>
    border(
      [file],
      [
        ...serverAlone,
        ...ownOfProduct,
        ...modulesOfRooms(supplyRooms.filter(({ room }) => !file.includes(`/${room}/`) && !rooms.includes(room))),
      ],
      `${file} imports its own room and those of ${rooms.join(', ')}`,
    ),
  ),
]

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['dist', 'node_modules', '.data'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/jsx-key': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'no-console': 'error',
    'no-shadow': 'off',
    'no-await-in-loop': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/require-module-specifiers': 'off',
    'promise/always-return': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-type-imports': 'error',
    'no-underscore-dangle': 'off',
    'typescript/consistent-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'oxc/no-map-spread': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-unnecessary-type-arguments': 'off',
    'unicorn/no-array-reverse': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/no-standalone-expect': 'off',
    'react/no-array-index-key': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'react/exhaustive-effect-dependencies': 'off',
  },
  overrides: [
    ...sourceBorders,
    ...serverBorders,
    border(
      ['src/*.{ts,tsx}'],
      [...modulesOf(['server', 'sw', 'tests']), ...upwards],
      'the app imports neither server nor worker',
    ),
    border(
      ['sw/**'],
      [...onlyContract, ...modulesOf(['server']), ...upwards],
      'the worker imports contract and itself',
    ),
    { files: ['scripts/**', 'bench/**', 'e2e/**', 'tests/**'], rules: { 'no-console': 'off' } },
    {
      // This rule checks only Vitest's tests; tests/journeys/expectations.test.ts checks those of journeys.
      files: ['tests/**/*.test.{ts,tsx}'],
      rules: { 'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }] },
    },
  ],
})
