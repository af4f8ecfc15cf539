/** Encodes text as Code 128 (ISO/IEC 15417): the widths of bars and gaps. */

/**
 * Widths of bars and gaps in the symbols of Code 128: symbols 0 to 105 have three bars and three gaps each; the stop
 * symbol, which is last, has four bars.
 */
const widths = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')

const startB = 104
const startC = 105
const stop = 106

const toC = 99
const toB = 100

const inB = (text: string) => Array.from(text, (letter) => (letter.codePointAt(0) ?? 32) - 32)
const inC = (digits: string) => (digits.match(/\d\d/g) ?? []).map(Number)

/**
 * Converts text to the symbols of Code 128; undefined for text with other characters than printable ASCII. Set B has
 * one symbol per character, set C one per pair of digits, and a switch between the sets is a symbol, too. Set C is
 * therefore used only for long runs of digits: at least four at the start or end of the text, at least six elsewhere.
 * It is also used for a text of exactly two digits.
 */
function dataOf(text: string): number[] | undefined {
  if (!/^[ -~]+$/.test(text)) return undefined
  if (/^\d\d$/.test(text)) return [startC, ...inC(text)]
  const runs = text.split(/(^\d{4,}|\d{4,}$|\d{6,})/).filter(Boolean)
  let set: typeof startB | typeof startC | undefined
  const changeTo = (next: typeof startB | typeof startC) => {
    const symbols = set === next ? [] : set === undefined ? [next] : [next === startC ? toC : toB]
    set = next
    return symbols
  }
  return runs.flatMap((run, place) => {
    if (!/^\d{4,}$/.test(run)) return [...changeTo(startB), ...inB(run)]
    const odd = run.length % 2
    // Set C encodes pairs, so a run with an odd number of digits has one digit in set B: the last digit if the run is
    // at the start of the text, otherwise the first.
    if (place === 0) {
      const pairs = [...changeTo(startC), ...inC(run)]
      return odd ? [...pairs, ...changeTo(startB), ...inB(run.slice(-1))] : pairs
    }
    return [...inB(run.slice(0, odd)), ...changeTo(startC), ...inC(run.slice(odd))]
  })
}

/**
 * Returns the widths of the bars and gaps of a Code 128, starting with a bar. The unit is the width of the thinnest
 * bar. Returns undefined for text that Code 128 can't encode.
 */
export function code128(text: string): number[] | undefined {
  const data = dataOf(text)
  if (!data) return undefined
  const check = data.reduce((sum, symbol, place) => sum + symbol * Math.max(1, place), 0) % 103
  return [...data, check, stop].flatMap((symbol) => Array.from(widths[symbol] ?? '', Number))
}
