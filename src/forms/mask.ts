const slots: Record<string, RegExp> = { '9': /\d/, a: /\p{L}/u, '*': /[\p{L}\d]/u }

/**
 * Formats `text` by `mask`. In the mask, the character '9' stands for any digit, 'a' for any letter and '*' for either;
 * all other characters are literals (docs/product/frame.md#form-rules). Characters that don't match are dropped. A
 * literal is added only if a matching digit or letter follows it.
 */
export function applyMask(mask: string, text: string): string {
  const typed = [...text]
  let result = ''
  let literals = ''
  for (const sign of mask) {
    const slot = slots[sign]
    if (!slot) {
      literals += sign
      if (typed[0] === sign) typed.shift()
      continue
    }
    while (typed.length > 0 && !slot.test(typed[0] ?? '')) typed.shift()
    const next = typed.shift()
    if (next === undefined) break
    result += literals + next
    literals = ''
  }
  return result
}

/**
 * Returns the text without the character that was typed before the caret if the mask has no room for it. Applying the
 * mask would keep that character and drop the last one.
 */
export function withoutExcess(mask: string, text: string, caret: number): string {
  const rest = text.slice(0, Math.max(caret - 1, 0)) + text.slice(caret)
  return applyMask(mask, rest).length === mask.length ? rest : text
}

/**
 * Rewrites an input's value, for example by a mask or to upper case, and keeps the caret in its place. The text before
 * the caret is rewritten separately; the length of the result is the new position of the caret.
 */
export function rewriteInput(input: HTMLInputElement, rewrite: (text: string) => string): void {
  const before = input.value
  const after = rewrite(before)
  if (after === before) return
  const caret = input.selectionStart ?? before.length
  writeInput(input, after, caret === before.length ? after.length : rewrite(before.slice(0, caret)).length)
}

/**
 * Sets an input's value and, if the input has the focus, the position of the caret. In an e-mail input, the caret is
 * not set, because browsers don't allow it. Does nothing if the value is already `text`.
 */
export function writeInput(input: HTMLInputElement, text: string, caret: number): void {
  if (input.value === text) return
  input.value = text
  if (document.activeElement === input && input.type !== 'email') input.setSelectionRange(caret, caret)
}
