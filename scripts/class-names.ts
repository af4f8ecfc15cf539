import { globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const digits = '0123456789'

/**
 * Returns the short name with number `index`: a letter, then letters or digits. `ad` and `ads` get a hyphen, because ad
 * blockers hide elements of these names.
 */
function shortName(index: number): string {
  const characters = letters + digits
  let [tail, rest] = ['', index]
  while (rest >= letters.length) {
    rest -= letters.length
    tail = characters[rest % characters.length] + tail
    rest = Math.floor(rest / characters.length)
  }
  const name = letters[rest] + tail
  return /^ads?$/i.test(name) ? `${name}-` : name
}

/**
 * Returns a function that names CSS classes and keyframes in the build by numbers instead of hashes, which do not
 * compress. The server's and the browser's build get the same names, because both number the same style sheets in the
 * same order.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const names = new Map<string, string>()
  const key = (name: string, file: string) => `${relative(root, resolve(file))} ${name}`
  for (const file of globSync('src/**/*.module.css', { cwd: root }).toSorted()) {
    const css = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    for (const [, name] of css.matchAll(/(?:\.|@keyframes\s+)(-?[a-z_][\w-]*)/gi)) {
      if (name && !names.has(key(name, file))) names.set(key(name, file), shortName(names.size))
    }
  }
  return (name, file) => {
    const short = names.get(key(name, file))
    if (!short) throw new Error(`${relative(root, file)}: the class ${name} is not found in the file as it is on disk`)
    return short
  }
}
